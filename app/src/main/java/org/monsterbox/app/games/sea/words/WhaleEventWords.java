package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The log: what the whale and the weather do. Where a leap leads, only the whale reads. */
final class WhaleEventWords {

  private final Names names;

  WhaleEventWords(Names names) {
    this.names = names;
  }

  /** Empty if it is about something else. */
  String sentence(SeaEvent event, List<Seat> seats) {
    String weather = ofWeather(event);
    return weather.isEmpty() ? new Sentence(seats).of(event) : weather;
  }

  private String ofWeather(SeaEvent event) {
    if (event instanceof SeaEvent.WindRose wind) {
      return text(R.string.sea_log_wind, names.direction(wind.direction()), wind.lastRound());
    } else if (event instanceof SeaEvent.MiniStormRose) {
      return text(R.string.sea_log_mini_storm);
    } else if (event instanceof SeaEvent.WhirlpoolOpened opened) {
      return text(R.string.sea_log_whirlpool, Board.text(opened.cell()));
    } else if (event instanceof SeaEvent.IcebergBroken broken) {
      return text(R.string.sea_log_ice, Board.text(broken.iceberg()), Board.text(broken.target()));
    } else if (event instanceof SeaEvent.EffectEnded ended) {
      return text(
          Cards.kind(ended.card()) == CardKind.HEADWIND
              ? R.string.sea_log_wind_over
              : R.string.sea_log_whirlpool_over);
    }
    return "";
  }

  private final class Sentence {

    private final List<Seat> seats;
    private final Seat whale;

    Sentence(List<Seat> seats) {
      this.seats = seats;
      whale = names.who(Names.WHALE, seats);
    }

    String of(SeaEvent event) {
      if (event instanceof SeaEvent.BoatDrifted drifted) {
        return text(
            R.string.sea_log_drifted,
            names.who(drifted.seat(), seats),
            Board.text(drifted.from()),
            Board.text(drifted.to()));
      } else if (event instanceof SeaEvent.BoatPushed pushed) {
        return text(
            R.string.sea_log_pushed,
            names.who(pushed.seat(), seats),
            whale,
            Board.text(pushed.from()),
            Board.text(pushed.to()));
      }
      String way = ofWay(event);
      return way.isEmpty() ? ofState(event) : way;
    }

    private String ofWay(SeaEvent event) {
      if (event instanceof SeaEvent.WhaleSwam swam) {
        int goal = swam.path().get(swam.path().size() - 1);
        return text(
            Board.isFloe(goal) ? R.string.sea_log_swam_off : R.string.sea_log_swam,
            whale,
            Board.text(goal));
      } else if (event instanceof SeaEvent.LeapAnnounced) {
        return text(R.string.sea_log_leap, whale);
      } else if (event instanceof SeaEvent.LeapAimed aimed) {
        return text(R.string.sea_log_leap_aim, whale, Board.text(aimed.target()));
      } else if (event instanceof SeaEvent.WhaleLanded landed) {
        return text(R.string.sea_log_landed, whale, Board.text(landed.cell()));
      }
      return "";
    }

    private String ofState(SeaEvent event) {
      if (event instanceof SeaEvent.WhaleTrapped) {
        return text(R.string.sea_log_trapped, whale);
      } else if (event instanceof SeaEvent.WhaleDived) {
        return text(R.string.sea_log_dived, whale);
      } else if (event instanceof SeaEvent.CurrentTaken current) {
        return text(R.string.sea_log_current, whale, current.movePoints());
      } else if (event instanceof SeaEvent.NetTorn torn) {
        return text(R.string.sea_log_torn, whale, Board.text(torn.cell()), torn.hp());
      }
      return "";
    }
  }

  private String text(int id, Object... blanks) {
    return names.say(id, blanks);
  }
}

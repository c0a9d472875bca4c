package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The log: what the whale and the weather do. Where a leap leads, only the whale reads. */
final class WhaleEventWords {

  private final Context context;
  private final Names names;

  WhaleEventWords(Context context, Names names) {
    this.context = context;
    this.names = names;
  }

  /** Empty if it is about something else. */
  String sentence(SeaEvent event, List<Seat> seats) {
    String weather = ofWeather(event);
    if (!weather.isEmpty()) {
      return weather;
    } else if (event instanceof SeaEvent.BoatDrifted drifted) {
      return carried(R.string.sea_log_drifted, drifted.seat(), drifted.from(), drifted.to(), seats);
    } else if (event instanceof SeaEvent.BoatPushed pushed) {
      return carried(R.string.sea_log_pushed, pushed.seat(), pushed.from(), pushed.to(), seats);
    }
    return ofWhale(event);
  }

  private String ofWeather(SeaEvent event) {
    if (event instanceof SeaEvent.WindRose wind) {
      return text(R.string.sea_log_wind, names.direction(wind.direction()), wind.lastRound());
    } else if (event instanceof SeaEvent.MiniStormRose) {
      return text(R.string.sea_log_mini_storm);
    } else if (event instanceof SeaEvent.WhirlpoolOpened opened) {
      return text(R.string.sea_log_whirlpool, Board.text(opened.cell()));
    } else if (event instanceof SeaEvent.EffectEnded ended) {
      return text(
          Cards.kind(ended.card()) == CardKind.HEADWIND
              ? R.string.sea_log_wind_over
              : R.string.sea_log_whirlpool_over);
    }
    return "";
  }

  private String ofWhale(SeaEvent event) {
    if (event instanceof SeaEvent.WhaleTrapped) {
      return text(R.string.sea_log_trapped);
    } else if (event instanceof SeaEvent.WhaleSwam swam) {
      int goal = swam.path().get(swam.path().size() - 1);
      return text(
          Board.isFloe(goal) ? R.string.sea_log_swam_off : R.string.sea_log_swam, Board.text(goal));
    } else if (event instanceof SeaEvent.WhaleDived) {
      return text(R.string.sea_log_dived);
    } else if (event instanceof SeaEvent.CurrentTaken current) {
      return text(R.string.sea_log_current, current.movePoints());
    } else if (event instanceof SeaEvent.IcebergBroken broken) {
      return text(R.string.sea_log_ice, Board.text(broken.iceberg()), Board.text(broken.target()));
    } else if (event instanceof SeaEvent.LeapAnnounced) {
      return text(R.string.sea_log_leap);
    } else if (event instanceof SeaEvent.LeapAimed aimed) {
      return text(R.string.sea_log_leap_aim, Board.text(aimed.target()));
    } else if (event instanceof SeaEvent.WhaleLanded landed) {
      return text(R.string.sea_log_landed, Board.text(landed.cell()));
    } else if (event instanceof SeaEvent.NetTorn torn) {
      return text(R.string.sea_log_torn, Board.text(torn.cell()), torn.hp());
    }
    return "";
  }

  private String carried(int id, int seat, int from, int to, List<Seat> seats) {
    return text(id, names.who(seat, seats), Board.text(from), Board.text(to));
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}

package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The log: what the hunters do, and what becomes of their boats. */
final class BoatEventWords {

  private final Names names;

  BoatEventWords(Names names) {
    this.names = names;
  }

  /** Empty if it is about something else. */
  String sentence(SeaEvent event, List<Seat> seats) {
    return new Sentence(seats).of(event);
  }

  private final class Sentence {

    private final List<Seat> seats;

    Sentence(List<Seat> seats) {
      this.seats = seats;
    }

    String of(SeaEvent event) {
      String sailing = ofSailing(event);
      String weapons = sailing.isEmpty() ? ofWeapons(event) : sailing;
      return weapons.isEmpty() ? ofLosses(event) : weapons;
    }

    private String ofSailing(SeaEvent event) {
      if (event instanceof SeaEvent.ShipPlaced placed) {
        return text(R.string.sea_log_ship, Board.text(placed.cell()));
      } else if (event instanceof SeaEvent.BoatPlaced placed) {
        return boat(R.string.sea_log_boat, placed.seat(), placed.cell(), placed.facing());
      } else if (event instanceof SeaEvent.HunterChosen chosen) {
        return text(R.string.sea_log_helm, who(chosen.seat()));
      } else if (event instanceof SeaEvent.BoatSailed sailed) {
        int goal = sailed.cells().get(sailed.cells().size() - 1);
        return boat(R.string.sea_log_sailed, sailed.seat(), goal, sailed.facing());
      } else if (event instanceof SeaEvent.Reoriented turned) {
        return text(R.string.sea_log_turned, who(turned.seat()), names.direction(turned.facing()));
      }
      return "";
    }

    private String ofWeapons(SeaEvent event) {
      if (event instanceof SeaEvent.WhaleHurt hurt) {
        return text(R.string.sea_log_hurt, who(hurt.seat()), whale(), hurt.damage(), hurt.hp());
      } else if (event instanceof SeaEvent.WhaleSlowed slowed) {
        return text(R.string.sea_log_slowed, who(slowed.seat()), whale());
      } else if (event instanceof SeaEvent.WhalePulled pulled) {
        return pulled.from() == pulled.to()
            ? text(R.string.sea_log_held, who(pulled.seat()), whale(), pulled.lines())
            : text(
                R.string.sea_log_pulled,
                who(pulled.seat()),
                whale(),
                Board.text(pulled.to()),
                pulled.lines());
      } else if (event instanceof SeaEvent.NetsLaid laid) {
        return text(
            R.string.sea_log_nets,
            who(laid.seat()),
            laid.cells().size(),
            names.cells(laid.cells()));
      } else if (event instanceof SeaEvent.Swapped swapped) {
        return swapped(swapped);
      } else if (event instanceof SeaEvent.SwapOffered offered) {
        return offered(offered);
      } else if (event instanceof SeaEvent.SwapDeclined declined) {
        return text(R.string.sea_log_declined, who(declined.mate()));
      }
      return "";
    }

    private String ofLosses(SeaEvent event) {
      if (event instanceof SeaEvent.Wrecked wrecked) {
        return text(
            R.string.sea_log_wrecked,
            who(wrecked.seat()),
            Board.text(wrecked.cell()),
            wrecked.reserve());
      } else if (event instanceof SeaEvent.Died died) {
        return text(R.string.sea_log_died, who(died.seat()));
      } else if (event instanceof SeaEvent.Refloated back) {
        return boat(R.string.sea_log_refloated, back.seat(), back.cell(), back.facing());
      } else if (event instanceof SeaEvent.RefloatFailed failed) {
        return text(R.string.sea_log_refloat_failed, who(failed.seat()));
      }
      return "";
    }

    private String swapped(SeaEvent.Swapped swapped) {
      Seat seat = who(swapped.seat());
      Seat mate = who(swapped.mate());
      return Names.isHidden(swapped.given())
          ? text(R.string.sea_log_swapped_hidden, List.of(seat, mate))
          : text(
              R.string.sea_log_swapped,
              seat,
              mate,
              names.card(swapped.given()),
              names.card(swapped.taken()));
    }

    private String offered(SeaEvent.SwapOffered offered) {
      Seat seat = who(offered.seat());
      Seat mate = who(offered.mate());
      return Names.isHidden(offered.given())
          ? text(R.string.sea_log_offered_hidden, seat, mate)
          : text(R.string.sea_log_offered, seat, mate, names.card(offered.given()));
    }

    private String boat(int id, int seat, int cell, int facing) {
      return text(id, who(seat), Board.text(cell), names.direction(facing));
    }

    private Seat who(int seat) {
      return names.who(seat, seats);
    }

    private Seat whale() {
      return who(Names.WHALE);
    }
  }

  private String text(int id, Object... blanks) {
    return names.say(id, blanks);
  }
}

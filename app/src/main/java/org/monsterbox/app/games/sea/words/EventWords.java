package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The log: the game and its cards. Those who see only the back of a card read of the back only. */
final class EventWords {

  private final Names names;
  private final WhaleEventWords whale;
  private final BoatEventWords boats;

  EventWords(Names names) {
    this.names = names;
    whale = new WhaleEventWords(names);
    boats = new BoatEventWords(names);
  }

  String sentence(SeaEvent event, List<Seat> seats) {
    String own = new Sentence(seats).of(event);
    String sea = own.isEmpty() ? whale.sentence(event, seats) : own;
    return sea.isEmpty() ? boats.sentence(event, seats) : sea;
  }

  private final class Sentence {

    private final List<Seat> seats;

    Sentence(List<Seat> seats) {
      this.seats = seats;
    }

    String of(SeaEvent event) {
      if (event instanceof SeaEvent.GameStarted started) {
        return text(R.string.sea_log_started, who(Names.WHALE), started.stormRound());
      } else if (event instanceof SeaEvent.RoundStarted started) {
        return started.movePoints() == 1
            ? text(R.string.sea_log_round_slow, who(Names.WHALE), started.round())
            : text(R.string.sea_log_round, started.round());
      } else if (event instanceof SeaEvent.GameEnded ended) {
        return ended(ended);
      }
      return ofCards(event);
    }

    private String ofCards(SeaEvent event) {
      if (event instanceof SeaEvent.Drew drew) {
        return drew(drew);
      } else if (event instanceof SeaEvent.Reshuffled reshuffled) {
        return text(R.string.sea_log_reshuffled, names.pile(reshuffled.pile()));
      } else if (event instanceof SeaEvent.MoveKept kept) {
        return kept(kept);
      } else if (event instanceof SeaEvent.Discarded discarded) {
        return text(
            R.string.sea_log_discarded, who(discarded.seat()), names.cards(discarded.cards()));
      } else if (event instanceof SeaEvent.CardPlayed played) {
        return text(R.string.sea_log_played, who(played.seat()), names.card(played.card()));
      }
      return "";
    }

    /** What every hunter draws in every turn need not be said. */
    private String drew(SeaEvent.Drew drew) {
      return switch (drew.pile()) {
        case MOVE -> "";
        case WEAPON -> Names.isHidden(drew.card()) ? "" : drawn(drew);
        case CALL, BOND -> drawn(drew);
      };
    }

    private String drawn(SeaEvent.Drew drew) {
      return text(
          R.string.sea_log_drew,
          who(drew.seat()),
          Names.isHidden(drew.card()) ? names.aCard(drew.pile()) : names.card(drew.card()));
    }

    private String kept(SeaEvent.MoveKept kept) {
      String rejected = names.card(kept.rejected());
      return Names.isHidden(kept.kept())
          ? text(R.string.sea_log_kept_hidden, who(kept.seat()), rejected)
          : text(R.string.sea_log_kept, who(kept.seat()), names.card(kept.kept()), rejected);
    }

    private String ended(SeaEvent.GameEnded ended) {
      return switch (ended.end()) {
        case ESCAPE -> text(R.string.sea_log_won_escape, who(Names.WHALE));
        case KILL_ALL -> text(R.string.sea_log_won_kill_all, who(Names.WHALE));
        case STORM -> text(R.string.sea_log_won_storm, who(Names.WHALE));
        case KILL -> text(R.string.sea_log_won_kill, who(ended.finisher()));
        case NET -> text(R.string.sea_log_won_net, who(Names.WHALE));
        case TRACTOR -> text(R.string.sea_log_won_tractor, who(ended.finisher()), who(Names.WHALE));
      };
    }

    private Seat who(int seat) {
      return names.who(seat, seats);
    }
  }

  private String text(int id, Object... blanks) {
    return names.say(id, blanks);
  }
}

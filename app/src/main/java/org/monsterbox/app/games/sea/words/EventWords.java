package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The log: the game and its cards. Those who see only the back of a card read of the back only. */
final class EventWords {

  private final Context context;
  private final Names names;
  private final WhaleEventWords whale;
  private final BoatEventWords boats;

  EventWords(Context context, Names names) {
    this.context = context;
    this.names = names;
    whale = new WhaleEventWords(context, names);
    boats = new BoatEventWords(context, names);
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
        return text(R.string.sea_log_started, started.stormRound());
      } else if (event instanceof SeaEvent.RoundStarted started) {
        return text(
            started.movePoints() == 1 ? R.string.sea_log_round_slow : R.string.sea_log_round,
            started.round());
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
        case ESCAPE -> text(R.string.sea_log_won_escape);
        case KILL_ALL -> text(R.string.sea_log_won_kill_all);
        case STORM -> text(R.string.sea_log_won_storm);
        case KILL -> text(R.string.sea_log_won_kill, who(ended.finisher()));
        case NET -> text(R.string.sea_log_won_net);
        case TRACTOR -> text(R.string.sea_log_won_tractor, who(ended.finisher()));
      };
    }

    private String who(int seat) {
      return names.who(seat, seats);
    }
  }

  private String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }
}

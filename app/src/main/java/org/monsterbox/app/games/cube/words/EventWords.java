package org.monsterbox.app.games.cube.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;

/** The log. What prompts ask for anyway, and what is not decided yet, it leaves out. */
final class EventWords {

  private static final int HIDDEN = 0;

  private final Speech speech;

  EventWords(Speech speech) {
    this.speech = speech;
  }

  String sentence(CubeEvent event) {
    String cards = ofCards(event);
    String claims = cards.isEmpty() ? ofClaims(event) : cards;
    return claims.isEmpty() ? ofTheTable(event) : claims;
  }

  private String ofCards(CubeEvent event) {
    if (event instanceof CubeEvent.RowDealt dealt) {
      return row(dealt);
    } else if (event instanceof CubeEvent.HandDealt dealt) {
      return hand(dealt);
    } else if (event instanceof CubeEvent.CardDrawn drawn) {
      return card(
          R.string.cube_log_drawn, R.string.cube_log_drawn_hidden, drawn.seat(), drawn.card());
    } else if (event instanceof CubeEvent.Reshuffled shuffled) {
      return speech.say(R.string.cube_log_reshuffled, shuffled.cards());
    } else if (event instanceof CubeEvent.CardWon won) {
      return speech.say(R.string.cube_log_won, speech.seat(won.seat()), name(won.card()));
    } else if (event instanceof CubeEvent.CardReturned returned) {
      return card(
          R.string.cube_log_returned,
          R.string.cube_log_returned_hidden,
          returned.seat(),
          returned.card());
    } else if (event instanceof CubeEvent.ModifiersCleared cleared) {
      return cleared.cards().isEmpty()
          ? ""
          : speech.say(R.string.cube_log_cleared, speech.seat(cleared.seat()));
    } else if (event instanceof CubeEvent.ModifierPlaced placed) {
      return placed(placed);
    } else if (event instanceof CubeEvent.Escaped escaped) {
      return speech.say(R.string.cube_log_escaped, name(escaped.card()));
    }
    return "";
  }

  private String row(CubeEvent.RowDealt dealt) {
    if (dealt.cards().isEmpty() || dealt.cards().contains(HIDDEN)) {
      return "";
    }
    return speech.say(
        dealt.isLastRound() ? R.string.cube_log_last_row : R.string.cube_log_row,
        speech.names().codes(dealt.cards()));
  }

  private String hand(CubeEvent.HandDealt dealt) {
    List<Integer> cards = dealt.cards();
    Seat seat = speech.seat(dealt.seat());
    return cards.isEmpty() || cards.contains(HIDDEN)
        ? speech.say(R.string.cube_log_hand_hidden, seat, cards.size())
        : speech.say(R.string.cube_log_hand, seat, speech.names().codes(cards));
  }

  private String card(int open, int hidden, int seat, int card) {
    return card == HIDDEN
        ? speech.say(hidden, speech.seat(seat))
        : speech.say(open, speech.seat(seat), name(card));
  }

  private String placed(CubeEvent.ModifierPlaced placed) {
    Seat victim = speech.seat(placed.victim());
    String modifier = speech.names().modifier(Cards.modifier(placed.card()));
    if (placed.seat() == placed.victim()) {
      return speech.say(R.string.cube_log_placed_alone, victim, modifier);
    } else if (placed.replaced() == HIDDEN) {
      return speech.say(R.string.cube_log_placed, speech.seat(placed.seat()), victim, modifier);
    }
    return speech.say(
        R.string.cube_log_replaced,
        speech.seat(placed.seat()),
        victim,
        modifier,
        speech.names().modifier(Cards.modifier(placed.replaced())));
  }

  private String ofClaims(CubeEvent event) {
    if (event instanceof CubeEvent.Buzzed buzzed) {
      return by(R.string.cube_log_buzzed, buzzed.seat());
    } else if (event instanceof CubeEvent.Called called) {
      return by(R.string.cube_log_buzzed, called.seat());
    } else if (event instanceof CubeEvent.Claimed claimed) {
      return claimed(claimed);
    } else if (event instanceof CubeEvent.ClaimFailed failed) {
      return by(VerdictWords.sentence(failed.verdict()), failed.seat());
    } else if (event instanceof CubeEvent.PenaltyDue due) {
      return by(R.string.cube_log_penalty, due.seat());
    } else if (event instanceof CubeEvent.Locked locked) {
      return by(R.string.cube_log_locked, locked.seat());
    } else if (event instanceof CubeEvent.Hinted hinted) {
      return new HintWords(speech).sentence(hinted);
    } else if (event instanceof CubeEvent.Voted voted) {
      return by(voted.on() ? R.string.cube_log_voted : R.string.cube_log_vote_off, voted.seat());
    } else if (event instanceof CubeEvent.NoMatch) {
      return speech.say(R.string.cube_log_no_match);
    } else if (event instanceof CubeEvent.SolutionExists) {
      return speech.say(R.string.cube_log_match_exists);
    }
    return "";
  }

  /** What came of a claim, without its sum. */
  String verdict(CubeEvent event) {
    boolean isRight =
        event instanceof CubeEvent.Claimed claimed && claimed.verdict() == Verdict.CORRECT;
    return isRight ? by(R.string.cube_has_it, ((CubeEvent.Claimed) event).seat()) : sentence(event);
  }

  private String claimed(CubeEvent.Claimed claimed) {
    return speech.say(
        VerdictWords.sentence(claimed.verdict()),
        speech.seat(claimed.seat()),
        claimed
            .sum()
            .map(speech.names()::sum)
            .orElseGet(() -> speech.names().number(claimed.target())));
  }

  private String ofTheTable(CubeEvent event) {
    if (event instanceof CubeEvent.GameStarted started) {
      String game = speech.names().ruleSet(started.ruleSet());
      return started.ruleSet().isShared()
          ? speech.say(R.string.cube_log_started, game)
          : speech.say(R.string.cube_log_started_turns, game, speech.seat(started.first()));
    } else if (event instanceof CubeEvent.TilesLaid laid) {
      // Where everybody has tiles of their own, once is enough.
      return laid.zone() == 0 ? speech.say(R.string.cube_log_laid) : "";
    } else if (event instanceof CubeEvent.TileMoved) {
      return speech.say(R.string.cube_log_moved);
    } else if (event instanceof CubeEvent.HandedOver over) {
      return by(R.string.cube_log_turn, over.seat());
    } else if (event instanceof CubeEvent.TurnEnded ended) {
      return by(R.string.cube_log_turn_ended, ended.seat());
    } else if (event instanceof CubeEvent.Paused) {
      return speech.say(R.string.cube_log_paused);
    } else if (event instanceof CubeEvent.Resumed) {
      return speech.say(R.string.cube_log_resumed);
    } else if (event instanceof CubeEvent.GameOver over) {
      return speech.say(
          switch (over.end()) {
            case CARDS_OUT -> R.string.cube_log_cards_out;
            case HAND_EMPTY -> R.string.cube_log_hand_empty;
            case MONSTERS_OUT -> R.string.cube_log_monsters_out;
            case SPRINT_DONE -> R.string.cube_log_sprint_done;
            case SPRINT_FAILED -> R.string.cube_log_sprint_failed;
          });
    }
    return "";
  }

  private String by(int sentence, int seat) {
    return speech.say(sentence, speech.seat(seat));
  }

  private String name(int card) {
    return speech.names().card(card);
  }
}

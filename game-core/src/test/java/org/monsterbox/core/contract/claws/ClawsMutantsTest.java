package org.monsterbox.core.contract.claws;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.monsterbox.core.contract.Battery;
import org.monsterbox.core.contract.claws.ClawsEvent.Clawed;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** Claws with one rule broken: the contract says which. */
public final class ClawsMutantsTest {

  @Test
  public void nothingIsWrongWithClaws() {
    assertEquals(List.of(), new Battery<>(new Claws(), ClawsSecrets::reshuffled).failures());
  }

  @Test
  public void aliasing() {
    assertCaught(
        "ALIASING",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            ClawsState after = super.play(state, seat, move, out);
            state.table[seat] = move.card();
            return after;
          }
        });
  }

  @Test
  public void legalMoveThatIsRefused() {
    assertCaught(
        "LEGAL MOVE REFUSED",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            if (move.card() == 13 && state.actor == seat) {
              throw new Refusal(ClawsCode.NO_SUCH_CARD);
            }
            return super.play(state, seat, move, out);
          }
        });
  }

  @Test
  public void refusedMoveThatChangesTheState() {
    assertCaught(
        "REFUSED MOVE CHANGED THE STATE",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            try {
              return super.play(state, seat, move, out);
            } catch (Refusal refusal) {
              state.scores[0]++;
              throw refusal;
            }
          }
        });
  }

  @Test
  public void illegalMoveThatIsAccepted() {
    assertCaught(
        "ILLEGAL MOVE ACCEPTED",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            boolean myTurn = !state.isOver() && seat == state.actor;
            return myTurn && (state.hands[seat] >>> move.card() & 1) == 0
                ? state
                : super.play(state, seat, move, out);
          }
        });
  }

  @Test
  public void dieThatIsNotDrawnFromTheState() {
    AtomicInteger throwsMade = new AtomicInteger();
    assertCaught(
        "NOT DETERMINISTIC",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            ClawsState after = super.play(state, seat, move, out);
            return new ClawsState(
                after.lowWins,
                after.hands,
                after.table,
                after.scores,
                after.played,
                after.actor,
                after.die,
                new Chance(throwsMade.incrementAndGet()));
          }
        });
  }

  @Test
  public void badMoveThatBreaksTheRules() {
    assertCaught(
        "BROKE INSTEAD OF REFUSING",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            int hand = state.hands[seat];
            return hand < 0 ? state : super.play(state, seat, move, out);
          }
        });
  }

  @Test
  public void gameThatNeverEnds() {
    assertCaught(
        "NEVER ENDS",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            ClawsState after = super.play(state, seat, move, out);
            return after.isOver()
                ? start(usualSetup(after.hands.length, after.dice.state()))
                : after;
          }
        });
  }

  @Test
  public void rulesThatHaveChanged() {
    assertCaught(
        "ComparisonFailure: claws-2.txt",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            ClawsState after = super.play(state, seat, move, out);
            if (after.isOver()) {
              after.scores[0]++;
            }
            return after;
          }
        });
  }

  @Test
  public void seatThatIsStuck() {
    assertCaught(
        "STUCK",
        new Claws() {
          @Override
          public List<ClawsMove> legalMoves(ClawsState state, int seat) {
            return state.die == 6 ? List.of() : super.legalMoves(state, seat);
          }
        });
  }

  @Test
  public void gameThatGoesOnAfterItsEnd() {
    assertCaught(
        "expected:<GAME_OVER> but was:<NOT_YOUR_TURN>",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            if (state.isOver()) {
              throw new Refusal(CommonCode.NOT_YOUR_TURN);
            }
            return super.play(state, seat, move, out);
          }
        });
  }

  @Test
  public void moveThatIsListedTwice() {
    assertCaught(
        "LISTED TWICE",
        new Claws() {
          @Override
          public List<ClawsMove> legalMoves(ClawsState state, int seat) {
            List<ClawsMove> moves = new ArrayList<>(super.legalMoves(state, seat));
            moves.addAll(moves.size() == 2 ? moves : List.of());
            return moves;
          }
        });
  }

  @Test
  public void refusedMoveThatIsToldAllTheSame() {
    assertCaught(
        "REFUSED MOVE HAD EVENTS",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            out.add(Audience.EVERYONE, new Clawed(seat, move.card()));
            return super.play(state, seat, move, Events.NONE);
          }
        });
  }

  @Test
  public void optionThatNobodyCanPlayWith() {
    assertCaught(
        "NOBODY CAN PLAY with [hand 1,",
        new Claws() {
          @Override
          public ClawsState start(Setup setup, Events out) {
            if (setup.options().get(HAND) == 1) {
              throw new Refusal(CommonCode.BAD_OPTIONS);
            }
            return super.start(setup, out);
          }
        });
  }

  private static void assertCaught(String defect, Claws mutant) {
    new Battery<>(mutant, ClawsSecrets::reshuffled).assertCaught(defect);
  }
}

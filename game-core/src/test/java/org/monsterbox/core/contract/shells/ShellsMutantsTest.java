package org.monsterbox.core.contract.shells;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.Battery;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Turn;

/** Shells with one thing wrong with it: the contract says what. */
public final class ShellsMutantsTest {

  @Test
  public void nothingIsWrongWithShells() {
    assertEquals(List.of(), new Battery<>(new Shells(), ShellsSecrets::reshuffled).failures());
  }

  @Test
  public void fistThatOthersSee() {
    assertCaught(
        "LEAKY VIEW",
        new Shells() {
          @Override
          public ShellsView view(ShellsState state, int seat) {
            ShellsView honest = super.view(state, seat);
            return new ShellsView(
                state, seat, honest.pearlsSeen, state.shells, honest.fist, honest.fistsMade);
          }
        });
  }

  @Test
  public void pearlThatIsSeenTooEarly() {
    assertCaught(
        "LEAKY VIEW",
        new Shells() {
          @Override
          public ShellsView view(ShellsState state, int seat) {
            ShellsView honest = super.view(state, seat);
            return new ShellsView(
                state, seat, state.pearls, honest.shells, honest.fist, honest.fistsMade);
          }
        });
  }

  @Test
  public void turnThatTellsWhoHasALowFist() {
    assertCaught(
        "LEAKY TURN",
        new Shells() {
          @Override
          public Turn turn(ShellsState state) {
            Turn turn = super.turn(state);
            return state.fists[0] == 1 && turn.includes(2) && turn.includes(1)
                ? turn.without(2)
                : turn;
          }
        });
  }

  @Test
  public void fistsThatAreShared() {
    assertCaught(
        "ALIASING",
        new Shells() {
          @Override
          public ShellsState play(ShellsState state, int seat, ShellsMove move, Events out) {
            ShellsState after = super.play(state, seat, move, out);
            state.shells[seat] = after.shells[seat];
            return after;
          }
        });
  }

  @Test
  public void openingThatSaysItRevealsNothing() {
    assertCaught(
        "SILENT REVEAL",
        new Shells() {
          @Override
          public ShellsState play(ShellsState state, int seat, ShellsMove move, Events out) {
            return super.play(state, seat, move, Events.NONE);
          }
        });
  }

  @Test
  public void imaginedFistThatIsStillInTheHand() {
    assertCaught(
        "IMAGINED STATE DOES NOT FIT ITS",
        new Shells() {
          @Override
          public ShellsState imagine(ShellsView view, Chance chance) {
            ShellsState imagined = super.imagine(view, chance);
            imagined.fists[view.seat] = 0;
            return imagined;
          }
        });
  }

  @Test
  public void seatThatHasMovesButNoTurn() {
    assertCaught(
        "TURN AND MOVES DISAGREE",
        new Shells() {
          @Override
          public List<ShellsMove> legalMoves(ShellsState state, int seat) {
            List<ShellsMove> moves = super.legalMoves(state, seat);
            return state.fists[seat] == 0 ? moves : List.of(new ShellsMove(state.fists[seat]));
          }
        });
  }

  @Test
  public void choiceThatIsToldToAll() {
    assertCaught(
        "LEAKY EVENTS",
        new Shells() {
          @Override
          public ShellsState play(ShellsState state, int seat, ShellsMove move, Events out) {
            return super.play(
                state, seat, move, (audience, event) -> out.add(Audience.EVERYONE, event));
          }
        });
  }

  @Test
  public void imaginationThatDrawsNothing() {
    assertCaught(
        "TOO LITTLE IMAGINATION",
        new Shells() {
          @Override
          public ShellsState imagine(ShellsView view, Chance chance) {
            return super.imagine(view, new Chance(1));
          }
        });
  }

  @Test
  public void moveThatShowsSomethingToAnotherSeatOnly() {
    assertCaught(
        "SILENT REVEAL: to seat 1 by 0",
        new Shells() {
          @Override
          public ShellsState play(ShellsState state, int seat, ShellsMove move, Events out) {
            ShellsState after = super.play(state, seat, move, out);
            boolean first = seat == 0 && after.round == 0 && after.fists[1] == 0;
            int hint = state.pearls[state.pearls.length - 1];
            return first
                ? new ShellsState(
                    after.tie,
                    after.pearls,
                    after.round,
                    after.shells,
                    after.fists,
                    after.scores,
                    hint)
                : after;
          }

          @Override
          public ShellsView view(ShellsState state, int seat) {
            ShellsState honest =
                new ShellsState(
                    state.tie,
                    state.pearls,
                    state.round,
                    state.shells,
                    state.fists,
                    state.scores,
                    seat == 1 ? state.carried : 0);
            return super.view(honest, seat);
          }
        });
  }

  private static void assertCaught(String defect, Shells mutant) {
    new Battery<>(mutant, ShellsSecrets::reshuffled).assertCaught(defect);
  }
}

package org.monsterbox.core.contract.claws;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.Test;
import org.monsterbox.core.contract.Battery;
import org.monsterbox.core.contract.claws.ClawsEvent.Thrown;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Setup;

/** Claws with a secret badly kept: the contract says which. */
public final class ClawsSecretMutantsTest {

  @Test
  public void leakyView() {
    assertCaught(
        "LEAKY VIEW",
        new Claws() {
          @Override
          public ClawsView view(ClawsState state, int seat) {
            return new ClawsView(state, seat, state.hands);
          }
        });
  }

  @Test
  public void leakyViewThatIsUsedToImagineTheTruth() {
    assertCaught(
        "viewsLeakNothing: java.lang.AssertionError: LEAKY VIEW",
        new Claws() {
          @Override
          public ClawsView view(ClawsState state, int seat) {
            return new ClawsView(state, seat, state.hands);
          }

          @Override
          public ClawsState imagine(ClawsView view, Chance chance) {
            int[] hands = view.handSizes;
            return new ClawsState(
                view.lowWins,
                hands,
                view.table,
                view.scores,
                view.played,
                view.actor,
                view.die,
                chance);
          }
        });
  }

  @Test
  public void movesThatDependOnAHiddenHand() {
    assertCaught(
        "LEAKY MOVES",
        new Claws() {
          @Override
          public List<ClawsMove> legalMoves(ClawsState state, int seat) {
            List<ClawsMove> moves = new ArrayList<>(super.legalMoves(state, seat));
            int next = state.hands[(seat + 1) % state.hands.length];
            moves.sort((a, b) -> (next & 2) == 0 ? a.card() - b.card() : b.card() - a.card());
            return moves;
          }
        });
  }

  @Test
  public void throwThatSaysItRevealsNothing() {
    assertCaught(
        "SILENT REVEAL",
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            return super.play(
                state,
                seat,
                move,
                (audience, event) -> {
                  if (!(event instanceof Thrown)) {
                    out.add(audience, event);
                  }
                });
          }
        });
  }

  @Test
  public void imaginedHandsThatAreTooSmall() {
    assertCaught(
        "IMAGINED STATE DOES NOT FIT ITS VIEW",
        new Claws() {
          @Override
          public ClawsState imagine(ClawsView view, Chance chance) {
            ClawsState imagined = super.imagine(view, chance);
            int other = view.seat == 0 ? 1 : 0;
            imagined.hands[other] &= imagined.hands[other] - 1;
            return imagined;
          }
        });
  }

  @Test
  public void fingerprintThatForgetsTheHands() {
    assertForgotten("hands", state -> fingerprint(state).add(state.dice.state()));
  }

  @Test
  public void fingerprintThatForgetsTheDice() {
    assertForgotten("dice", state -> fingerprint(state).add(state.hands));
  }

  private static Fingerprint fingerprint(ClawsState state) {
    return new Fingerprint()
        .add(state.lowWins)
        .add(state.table)
        .add(state.scores)
        .add(state.played)
        .add(state.actor)
        .add(state.die);
  }

  private static void assertForgotten(String field, Function<ClawsState, Fingerprint> fingerprint) {
    Claws mutant =
        new Claws() {
          @Override
          public ClawsState start(Setup setup, Events out) {
            return new Forgetful(super.start(setup, out), fingerprint);
          }

          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            return new Forgetful(super.play(state, seat, move, out), fingerprint);
          }
        };
    assertCaught("FINGERPRINT MISSES SOMETHING: Forgetful." + field, mutant);
  }

  private static final class Forgetful extends ClawsState {

    private final transient Function<ClawsState, Fingerprint> fingerprint;

    Forgetful(ClawsState state, Function<ClawsState, Fingerprint> fingerprint) {
      super(
          state.lowWins,
          state.hands,
          state.table,
          state.scores,
          state.played,
          state.actor,
          state.die,
          state.dice);
      this.fingerprint = fingerprint;
    }

    @Override
    public long fingerprint() {
      return fingerprint.apply(this).value();
    }
  }

  private static void assertCaught(String defect, Claws mutant) {
    new Battery<>(mutant, ClawsSecrets::reshuffled).assertCaught(defect);
  }
}

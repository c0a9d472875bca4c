package org.monsterbox.core.contract.claws;

import java.util.Arrays;
import org.monsterbox.core.game.Chance;

/** What a seat cannot know in Claws: who holds which of the other cards, and the dice to come. */
public final class ClawsSecrets {

  private ClawsSecrets() {}

  public static ClawsState reshuffled(ClawsState state, int seat, Chance chance) {
    int hidden = (1 << (ClawsState.CARDS + 1)) - 2 & ~state.played & ~state.hands[seat];
    int[] hands = state.hands.clone();
    Chance drawn = chance;
    Arrays.fill(hands, 0);
    for (int other = 0; other < hands.length; other++) {
      while (Integer.bitCount(hands[other]) < Integer.bitCount(state.hands[other])) {
        int card = drawn.below(ClawsState.CARDS) + 1;
        drawn = drawn.next();
        if (other == seat) {
          hands[seat] = state.hands[seat];
        } else if ((hidden >>> card & 1) == 1) {
          hands[other] |= 1 << card;
          hidden &= ~(1 << card);
        }
      }
    }
    return new ClawsState(
        state.lowWins,
        hands,
        state.table,
        state.scores,
        state.played,
        state.actor,
        state.die,
        drawn);
  }
}

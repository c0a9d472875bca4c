package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.game.Chance;

/** What nobody can know: which card lies face down where, and the dice to come. */
public final class ThirteenSecrets {

  private ThirteenSecrets() {}

  public static ThirteenState reshuffled(ThirteenState state, Chance chance) {
    byte[] cards = state.cards.clone();
    Chance drawn = chance;
    for (int swaps = 0; swaps < 500; swaps++) {
      int one = drawn.below(cards.length);
      int other = drawn.next().below(cards.length);
      drawn = drawn.next().next();
      if (state.table.isFaceDown(one) && state.table.isFaceDown(other)) {
        byte card = cards[one];
        cards[one] = cards[other];
        cards[other] = card;
      }
    }
    return new ThirteenState(state.table, cards, drawn);
  }
}

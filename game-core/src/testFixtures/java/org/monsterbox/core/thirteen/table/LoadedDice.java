package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.dice.Dice;

/** Dice that fall as a test wants them, without the rules knowing. */
public final class LoadedDice {

  private LoadedDice() {}

  /** The same table, but the next dice that are thrown show these faces, in this order. */
  public static ThirteenState next(ThirteenState state, int... faces) {
    for (long seed = 0; ; seed++) {
      Chance dice = Chance.of(seed, "loaded dice");
      if (gives(dice, faces)) {
        return new ThirteenState(state.table, state.cards, dice);
      }
    }
  }

  private static boolean gives(Chance dice, int[] faces) {
    Chance rest = dice;
    for (int face : faces) {
      if (rest.below(Dice.FACES) + 1 != face) {
        return false;
      }
      rest = rest.next();
    }
    return true;
  }
}

package org.monsterbox.core.cube.solver;

import java.util.Optional;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Triple;

/** Judges what somebody shows. */
public final class Judge {

  private Judge() {}

  /**
   * The verdict, the first that fits.
   *
   * @param shown the tiles after the move
   * @param moved the tile that was moved, or 0
   * @param formula if the faces must make the target in their order by this formula
   */
  public static Verdict verdict(
      Layout shown, int moved, Triple triple, Optional<Formula> formula, int target, Terms terms) {
    Optional<Combo> combo = Combo.of(triple);
    if (combo.isEmpty()) {
      return Verdict.NOT_A_COMBINATION;
    }
    if (!terms.allows(combo.get(), triple)) {
      return Verdict.COMBINATION_NOT_ALLOWED;
    }
    if (moved != 0 && !triple.uses(shown.cellOf(moved))) {
      return Verdict.MOVED_TILE_UNUSED;
    }
    int a = shown.value(triple.first(), terms.side());
    int b = shown.value(triple.second(), terms.side());
    int c = shown.value(triple.third(), terms.side());
    boolean isRight =
        formula.isPresent()
            ? formula.get().result(a, b, c) == target
            : Sum.canMake(target, a, b, c, terms.side());
    return isRight ? Verdict.CORRECT : Verdict.WRONG_RESULT;
  }
}

package org.monsterbox.core.cube.hint;

import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Combo;

/**
 * A solution of a card, with how easily people see it.
 *
 * @param weight twice the weight is found twice as quickly
 */
public record Found(int card, int target, Solution solution, double weight) {

  private static final double WITH_MOVE = 0.03;

  public static Found of(RuleSet ruleSet, int card, int target, Solution solution) {
    boolean isHard = solution.move().isPresent() && ruleSet.isShared();
    double move = isHard ? WITH_MOVE : 1;
    double size = ruleSet == RuleSet.DICE ? 1 : size(Math.abs(target));
    return new Found(card, target, solution, combo(solution.combo()) * move * size);
  }

  private static double combo(Combo combo) {
    return switch (combo) {
      case LINE -> 0.90;
      case RIBBON -> 0.81;
      case CUBE -> 0.63;
    };
  }

  private static double size(int target) {
    return target <= 20 ? 1 : target <= 40 ? 0.8 : 0.6;
  }
}

package org.monsterbox.core.cube.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** A formula with its values filled in, in the order in which it is read out: 5×4−8 = 12. */
public record Sum(int a, int b, int c, Formula formula) {

  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  public int result() {
    return formula.result(a, b, c);
  }

  /** The first way, in the order of the values, in which they make the target. */
  public static Optional<Sum> making(int target, int a, int b, int c, Side side) {
    for (Sum sum : all(a, b, c, side)) {
      if (sum.result() == target) {
        return Optional.of(sum);
      }
    }
    return Optional.empty();
  }

  /** Whether the values make the target in any order: what verdicts ask, without making sums. */
  public static boolean canMake(int target, int a, int b, int c, Side side) {
    if (side == Side.NUMBERS) {
      return isApart(target, a * b, c) || isApart(target, a * c, b) || isApart(target, b * c, a);
    }
    // A value with a minus; the first has none, so that not all three can have one.
    int all = a + b + c;
    return target == all
        || target == all - 2 * a
        || target == all - 2 * b
        || target == all - 2 * c
        || target == 2 * a - all
        || target == 2 * b - all
        || target == 2 * c - all;
  }

  private static boolean isApart(int target, int product, int rest) {
    return target == product + rest || target == product - rest;
  }

  /** All that three values can make, from the least to the most. */
  public static List<Integer> results(int a, int b, int c, Side side) {
    TreeSet<Integer> results = new TreeSet<>();
    for (Sum sum : all(a, b, c, side)) {
      results.add(sum.result());
    }
    return List.copyOf(results);
  }

  /** Every order with every formula of that side. */
  private static List<Sum> all(int a, int b, int c, Side side) {
    int[] values = {a, b, c};
    List<Sum> sums = new ArrayList<>();
    for (int[] order : ORDERS) {
      for (Formula formula : Formula.values()) {
        if (formula.side() == side) {
          sums.add(new Sum(values[order[0]], values[order[1]], values[order[2]], formula));
        }
      }
    }
    return sums;
  }
}

package org.monsterbox.core.cube.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.terms.HouseRules;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;

/** Writes down a claim as this table wants it: with the formula filled in, or without. */
public final class Claims {

  private Claims() {}

  /**
   * The claim that shows a solution. Where tiles are moved in turns, the move is made before, and
   * no part of it.
   */
  public static CubeMove.Submit of(
      HouseRules rules, Layout layout, int card, int target, Solution solution, long time) {
    Triple triple = solution.triple();
    Optional<Formula> formula = Optional.empty();
    if (rules.build) {
      Side side = rules.terms.side();
      Sum sum = solution.sum(layout, target, side).orElseThrow();
      triple = inOrder(triple, solution.shownOn(layout), sum, side);
      formula = Optional.of(sum.formula());
    }
    return new CubeMove.Submit(card, solution.move(), triple, formula, time);
  }

  /** A claim of these faces, whatever they make. */
  public static CubeMove.Submit of(
      HouseRules rules, int card, Optional<TileMove> move, Triple triple, long time) {
    Formula formula = rules.terms.side() == Side.DICE ? Formula.PLUS_PLUS : Formula.TIMES_PLUS;
    return new CubeMove.Submit(
        card, move, triple, rules.build ? Optional.of(formula) : Optional.empty(), time);
  }

  /** The faces as the formula reads them; equal values may stand for each other. */
  private static Triple inOrder(Triple triple, Layout shown, Sum sum, Side side) {
    List<Face> left = new ArrayList<>(triple.faces());
    return new Triple(
        take(left, shown, sum.a(), side),
        take(left, shown, sum.b(), side),
        take(left, shown, sum.c(), side));
  }

  private static Face take(List<Face> left, Layout shown, int value, Side side) {
    for (Face face : left) {
      if (shown.value(face, side) == value) {
        left.remove(face);
        return face;
      }
    }
    throw new IllegalStateException("No face shows " + value);
  }
}

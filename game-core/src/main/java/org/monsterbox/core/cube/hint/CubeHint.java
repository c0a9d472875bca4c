package org.monsterbox.core.cube.hint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeView;

/**
 * What a person could find, in steps: which card and whether a tile must move, then one of the
 * tiles, then the faces. Who plays alone pays for each.
 *
 * @param card its code
 * @param target what the faces make
 */
public record CubeHint(int card, int target, Solution solution) {

  /** The step that shows all; its price is the card. */
  public static final int LAST = 3;

  /** What the steps before the last cost somebody who plays alone, in milliseconds. */
  private static final List<Integer> PRICES = List.of(5_000, 10_000);

  /** The price of a step before the last, in milliseconds. */
  public static int price(int step) {
    return PRICES.get(step - 1);
  }

  /** In how many ways each card can be made that this seat may claim, in the order of the cards. */
  public static Map<Integer, Integer> ways(CubeView view) {
    Map<Integer, Integer> ways = new LinkedHashMap<>();
    if (view.movedTile().isPresent()) {
      Finds shown = Finds.shown(view);
      view.targetCards().forEach(card -> ways.put(card, shown.of(card).all().size()));
      return ways;
    }
    Solutions solutions = Solver.solve(view.zone(view.seat()), view.rules().terms);
    view.targetCards().forEach(card -> ways.put(card, solutions.count(view.target(card))));
    return ways;
  }

  /** The solution that is seen most easily; empty proves that there is none. */
  public static Optional<CubeHint> of(CubeView view) {
    Finds finds = view.movedTile().isPresent() ? Finds.shown(view) : Finds.of(view);
    if (finds.isEmpty()) {
      return Optional.empty();
    }
    Found easiest = finds.easiest();
    return Optional.of(new CubeHint(easiest.card(), easiest.target(), easiest.solution()));
  }
}

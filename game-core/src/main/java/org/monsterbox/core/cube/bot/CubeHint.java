package org.monsterbox.core.cube.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.core.cube.CubeView;
import org.monsterbox.core.cube.Solution;
import org.monsterbox.core.cube.Solutions;
import org.monsterbox.core.cube.Solver;

/**
 * What a person could find, in steps: which card and whether a tile must move, then one of the
 * tiles, then the faces.
 *
 * @param card its code
 * @param target what the faces make
 */
public record CubeHint(int card, int target, Solution solution) {

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

package org.monsterbox.core.cube.solver;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Triple;

/** For a screen: what can still be pointed at, and what three faces make. */
public final class Picks {

  private Picks() {}

  /**
   * The faces that can be picked next so that a pattern may come of it.
   *
   * @param shown the tiles as they lie, after a move
   * @param moved the tile that was moved and must be used, or 0
   */
  public static Set<Face> next(Layout shown, Terms terms, int moved, List<Face> picked) {
    Set<Face> next = new LinkedHashSet<>();
    for (Solution solution : Solver.solveUnmoved(shown, terms).all()) {
      List<Face> faces = new ArrayList<>(solution.triple().faces());
      boolean isUsed = moved == 0 || solution.triple().uses(shown.cellOf(moved));
      if (isUsed && faces.containsAll(picked)) {
        faces.removeAll(picked);
        next.addAll(faces);
      }
    }
    return next;
  }

  /** What three faces can make, from the least to the most. */
  public static List<Integer> results(Layout shown, Side side, Triple triple) {
    return Sum.results(
        shown.value(triple.first(), side),
        shown.value(triple.second(), side),
        shown.value(triple.third(), side),
        side);
  }
}

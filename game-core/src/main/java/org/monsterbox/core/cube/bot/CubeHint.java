package org.monsterbox.core.cube.bot;

import java.util.Optional;
import org.monsterbox.core.cube.CubeView;
import org.monsterbox.core.cube.Solution;

/**
 * What a person could find, in steps: which card and whether a tile must move, then one of the
 * tiles, then the faces.
 *
 * @param card its code
 * @param target what the faces make
 */
public record CubeHint(int card, int target, Solution solution) {

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

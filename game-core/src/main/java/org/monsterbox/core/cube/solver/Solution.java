package org.monsterbox.core.cube.solver;

import java.util.Optional;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;

/**
 * A way to make a target: three faces, after a tile was moved or not.
 *
 * @param move the tile that must be moved first, one of whose faces is used
 */
public record Solution(Optional<TileMove> move, Combo combo, Triple triple) {

  /** The tiles as they lie when the faces are shown. */
  public Layout shownOn(Layout layout) {
    return move.isPresent() ? layout.with(move.get().tile(), move.get().to()) : layout;
  }

  /** How it is read out. */
  public Optional<Sum> sum(Layout layout, int target, Side side) {
    Layout shown = shownOn(layout);
    return Sum.making(
        target,
        shown.value(triple.first(), side),
        shown.value(triple.second(), side),
        shown.value(triple.third(), side),
        side);
  }
}

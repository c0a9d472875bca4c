package org.monsterbox.app.games.cube.table;

import org.monsterbox.app.art.cube.Rhombus;
import org.monsterbox.app.art.cube.TileArt;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;

/**
 * Where cells lie on the screen, so that all tiles are as large as the room allows.
 *
 * @param side of a hexagon, in dp
 * @param x where the middle of the cell 0,0 is
 */
record Fit(Bounds room, float side, float x, float y) {

  private static final float WIDTH = 2 * TileArt.ASPECT;
  private static final float ROW = 1.5f;

  /** So much is left free around the tiles that a part of each cell there is seen, in sides. */
  private static final float BESIDE = 0.3f * WIDTH;

  private static final float ABOVE = 0.55f;

  /** Tiles need not be larger than this to be read from everywhere. */
  private static final float MOST_SIDE = 118;

  /** Fits the tiles, with room around them for places where a tile may be put. */
  static Fit around(Layout layout, Bounds room) {
    return of(layout, room, BESIDE, ABOVE);
  }

  /** Fits the tiles alone. */
  static Fit tight(Layout layout, Bounds room) {
    return of(layout, room, 0.05f, 0.05f);
  }

  private static Fit of(Layout layout, Bounds room, float beside, float above) {
    float least = Float.MAX_VALUE;
    float most = -Float.MAX_VALUE;
    int first = Integer.MAX_VALUE;
    int last = Integer.MIN_VALUE;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      Cell cell = layout.cellOf(tile);
      float column = cell.halfColumn() / 2f;
      least = Math.min(least, column);
      most = Math.max(most, column);
      first = Math.min(first, cell.r());
      last = Math.max(last, cell.r());
    }
    float wide = (most - least + 1) * WIDTH + 2 * beside;
    float high = (last - first) * ROW + 2 + 2 * above;
    float side = Math.min(MOST_SIDE, Math.min(room.width() / wide, room.height() / high));
    return new Fit(
        room,
        side,
        room.centerX() - (least + most) / 2 * WIDTH * side,
        room.centerY() - (first + last) / 2f * ROW * side);
  }

  /** The box around the tile on that cell. */
  Bounds tile(Cell cell) {
    float middle = x + cell.halfColumn() / 2f * WIDTH * side;
    float centre = y + cell.r() * ROW * side;
    return new Bounds(
        middle - TileArt.ASPECT * side,
        centre - side,
        middle + TileArt.ASPECT * side,
        centre + side);
  }

  /** The box around a face. */
  Bounds face(Colour colour, Cell cell) {
    Rhombus rhombus = Rhombus.of(colour);
    Bounds tile = tile(cell);
    return Bounds.of(
        tile.left() + rhombus.left() * side,
        tile.top() + rhombus.top() * side,
        rhombus.width() * side,
        rhombus.height() * side);
  }
}

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
  private static final float BESIDE = 0.24f * WIDTH;

  private static final float ABOVE = 0.42f;

  /**
   * How far the tiles reach at the beginning, in sides: every other row begins half a tile later.
   */
  private static final float START_WIDTH = 3.5f * WIDTH + 2 * BESIDE;

  private static final float START_HEIGHT = 2 * ROW + 2 + 2 * ABOVE;

  /** Tiles need not be larger than this to be read from everywhere. */
  private static final float MOST_SIDE = 118;

  private static final float HAIR = 0.5f;

  /** Less of a place than that, in dp, could not be aimed at. */
  private static final float LEAST_SEEN = 14;

  /** Fits the tiles, with room around them for places where a tile may be put. */
  static Fit around(Layout layout, Bounds room) {
    return of(layout, room, BESIDE, ABOVE, LEAST_SEEN);
  }

  /**
   * How high the room must be for tiles that are as large as that width allows at the beginning.
   */
  static float heightOfStart(float width) {
    return Math.min(MOST_SIDE, width / START_WIDTH) * START_HEIGHT;
  }

  /** How wide it must be for tiles that are as large as that height allows. */
  static float widthOfStart(float height) {
    return Math.min(MOST_SIDE, height / START_HEIGHT) * START_WIDTH;
  }

  /**
   * Fits the tiles as they lay before one was moved, so that all the others stay where they are;
   * where the moved one would not be seen, it fits them as they are.
   */
  static Fit steady(Layout before, Layout layout, Bounds room) {
    Fit fit = around(before, room);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      if (!room.inset(-HAIR).contains(fit.tile(layout.cellOf(tile)))) {
        return around(layout, room);
      }
    }
    return fit;
  }

  /** Fits the tiles alone. */
  static Fit tight(Layout layout, Bounds room) {
    return of(layout, room, 0.05f, 0.05f, 0);
  }

  private static Fit of(Layout layout, Bounds room, float beside, float above, float least) {
    float left = Float.MAX_VALUE;
    float most = -Float.MAX_VALUE;
    int first = Integer.MAX_VALUE;
    int last = Integer.MIN_VALUE;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      Cell cell = layout.cellOf(tile);
      float column = cell.halfColumn() / 2f;
      left = Math.min(left, column);
      most = Math.max(most, column);
      first = Math.min(first, cell.r());
      last = Math.max(last, cell.r());
    }
    float wide = (most - left + 1) * WIDTH;
    float high = (last - first) * ROW + 2;
    float side =
        Math.min(
            MOST_SIDE,
            Math.min(
                side(room.width(), wide, beside, least), side(room.height(), high, above, least)));
    return new Fit(
        room,
        side,
        room.centerX() - (left + most) / 2 * WIDTH * side,
        room.centerY() - (first + last) / 2f * ROW * side);
  }

  /** With so much left free at both ends: in sides, and at least so many dp. */
  private static float side(float room, float length, float free, float least) {
    return Math.min(room / (length + 2 * free), (room - 2 * least) / length);
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

package org.monsterbox.core.cube.solver;

import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Cell.Direction;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;

/**
 * The surroundings of a layout as one small array, so that a step in a direction is an addition.
 */
final class Grid {

  /** A line may reach two cells beyond a tile that was put beside the outermost one. */
  private static final int MARGIN = 3;

  /** No layout in its window is wider than 13 cells, or higher than 9. */
  static final int WIDTH = 24;

  static final int SIZE = WIDTH * 16;

  /** The ways to the neighbours, all round: three further on is the way back. */
  static final int[] STEPS = {
    step(Direction.E),
    step(Direction.NE),
    step(Direction.NW),
    step(Direction.W),
    step(Direction.SW),
    step(Direction.SE)
  };

  /** By place: the tile that lies there, or 0. */
  final byte[] tiles = new byte[SIZE];

  /** By tile, from 1: where it lies. */
  final int[] places = new int[Tiles.COUNT + 1];

  private final int qLeast;
  private final int rLeast;

  Grid(Layout layout) {
    int q = Integer.MAX_VALUE;
    int r = Integer.MAX_VALUE;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      q = Math.min(q, layout.q(tile));
      r = Math.min(r, layout.r(tile));
    }
    qLeast = q - MARGIN;
    rLeast = r - MARGIN;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      put(tile, (layout.r(tile) - rLeast) * WIDTH + layout.q(tile) - qLeast);
    }
  }

  static int step(Direction direction) {
    return direction.dr * WIDTH + direction.dq;
  }

  void put(int tile, int place) {
    places[tile] = place;
    tiles[place] = (byte) tile;
  }

  void lift(int tile) {
    tiles[places[tile]] = 0;
  }

  Cell cell(int place) {
    return new Cell(place % WIDTH + qLeast, place / WIDTH + rLeast);
  }
}

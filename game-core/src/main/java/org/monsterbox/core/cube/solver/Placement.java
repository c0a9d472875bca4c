package org.monsterbox.core.cube.solver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;

/** Where a tile may be put. */
public final class Placement {

  static final int MOST_ROWS = 8;
  static final int MOST_HALF_COLUMNS = 17;

  private static final int ALL = (1 << Tiles.COUNT) - 1;

  private Placement() {}

  /** Why the tile cannot be put there, in the order of the rules, or null if it can. */
  public static @Nullable CubeCode refusal(Layout layout, int tile, Cell to, boolean oneGroup) {
    if (layout.cellOf(tile).equals(to)) {
      return CubeCode.SAME_CELL;
    }
    if (layout.find(to.q(), to.r()) != 0) {
      return CubeCode.CELL_OCCUPIED;
    }
    Layout after = layout.with(tile, to);
    int[] neighbours = neighbours(after);
    for (int mask : neighbours) {
      if (mask == 0) {
        return CubeCode.TILE_ISOLATED;
      }
    }
    if (!fits(after)) {
      return CubeCode.OUT_OF_WINDOW;
    }
    return oneGroup && !isOneGroup(neighbours) ? CubeCode.BOARD_SPLIT : null;
  }

  /** Every cell on which the tile may be put. */
  public static List<Cell> places(Layout layout, int tile, boolean oneGroup) {
    List<Cell> places = new ArrayList<>();
    Grid grid = new Grid(layout);
    int from = grid.places[tile];
    grid.lift(tile);
    LiftedTile lifted = new LiftedTile(grid, tile, oneGroup);
    boolean[] tried = new boolean[Grid.SIZE];
    tried[from] = true;
    for (int other = 1; other <= Tiles.COUNT; other++) {
      // A tile must lie beside another one, so that no other places need to be tried.
      for (int i = 0; other != tile && i < Grid.STEPS.length; i++) {
        int place = grid.places[other] + Grid.STEPS[i];
        if (!tried[place] && grid.tiles[place] == 0 && lifted.fits(place)) {
          places.add(grid.cell(place));
        }
        tried[place] = true;
      }
    }
    return places;
  }

  /** In how many groups the tiles lie. */
  public static int groups(Layout layout) {
    int[] neighbours = neighbours(layout);
    int groups = 0;
    for (int left = ALL; left != 0; left &= ~groupOf(left & -left, neighbours)) {
      groups++;
    }
    return groups;
  }

  /** By tile, from 0: a bit for each tile that it touches. */
  static int[] neighbours(Layout layout) {
    int[] neighbours = new int[Tiles.COUNT];
    for (int a = 1; a <= Tiles.COUNT; a++) {
      for (int b = a + 1; b <= Tiles.COUNT; b++) {
        if (touch(layout.q(b) - layout.q(a), layout.r(b) - layout.r(a))) {
          neighbours[a - 1] |= 1 << (b - 1);
          neighbours[b - 1] |= 1 << (a - 1);
        }
      }
    }
    return neighbours;
  }

  private static boolean touch(int dq, int dr) {
    return Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && dq != dr;
  }

  static boolean fits(Layout layout) {
    int rMin = Integer.MAX_VALUE;
    int rMax = Integer.MIN_VALUE;
    int xMin = Integer.MAX_VALUE;
    int xMax = Integer.MIN_VALUE;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      int r = layout.r(tile);
      int x = 2 * layout.q(tile) + r;
      rMin = Math.min(rMin, r);
      rMax = Math.max(rMax, r);
      xMin = Math.min(xMin, x);
      xMax = Math.max(xMax, x);
    }
    return rMax - rMin <= MOST_ROWS && xMax - xMin <= MOST_HALF_COLUMNS;
  }

  private static boolean isOneGroup(int[] neighbours) {
    return groupOf(1, neighbours) == ALL;
  }

  /** All tiles that hold together with this one, as bits. */
  private static int groupOf(int tileBit, int[] neighbours) {
    int group = tileBit;
    for (int before = 0; before != group; ) {
      before = group;
      for (int tile = 0; tile < Tiles.COUNT; tile++) {
        group |= (group >>> tile & 1) == 1 ? neighbours[tile] : 0;
      }
    }
    return group;
  }
}

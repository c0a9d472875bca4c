package org.monsterbox.core.cube.solver;

import org.monsterbox.core.cube.tiles.Tiles;

/** The eight tiles that stay where they are while one is lifted: where the ninth may be put. */
final class LiftedTile {

  private final Grid grid;
  private final boolean oneGroup;

  /** Bits of the tiles that touch none of the others: the ninth must touch them. */
  private int lonely;

  /** By tile, from 1: the number of its group, a bit. */
  private final int[] groups = new int[Tiles.COUNT + 1];

  private int allGroups;
  private int rMin;
  private int rMax;
  private int xMin;
  private int xMax;

  /** The tile must have been lifted from the grid. */
  LiftedTile(Grid grid, int tile, boolean oneGroup) {
    this.grid = grid;
    this.oneGroup = oneGroup;
    rMin = Integer.MAX_VALUE;
    rMax = Integer.MIN_VALUE;
    xMin = Integer.MAX_VALUE;
    xMax = Integer.MIN_VALUE;
    for (int other = 1; other <= Tiles.COUNT; other++) {
      if (other != tile) {
        look(other);
      }
    }
  }

  private void look(int tile) {
    int place = grid.places[tile];
    int r = row(place);
    int x = halfColumn(place);
    rMin = Math.min(rMin, r);
    rMax = Math.max(rMax, r);
    xMin = Math.min(xMin, x);
    xMax = Math.max(xMax, x);
    if (touched(place) == 0) {
      lonely |= 1 << tile;
    }
    if (oneGroup && groups[tile] == 0) {
      allGroups = allGroups << 1 | 1;
      spread(tile, Integer.highestOneBit(allGroups));
    }
  }

  private void spread(int tile, int group) {
    groups[tile] = group;
    for (int step : Grid.STEPS) {
      int other = grid.tiles[grid.places[tile] + step];
      if (other != 0 && groups[other] == 0) {
        spread(other, group);
      }
    }
  }

  private static int row(int place) {
    return place / Grid.WIDTH;
  }

  private static int halfColumn(int place) {
    return 2 * (place % Grid.WIDTH) + place / Grid.WIDTH;
  }

  private int touched(int place) {
    int touched = 0;
    for (int step : Grid.STEPS) {
      int tile = grid.tiles[place + step];
      touched |= tile == 0 ? 0 : 1 << tile;
    }
    return touched;
  }

  /** Whether the lifted tile may be put on this empty place beside one of the others. */
  boolean fits(int place) {
    int touched = touched(place);
    int r = row(place);
    int x = halfColumn(place);
    return (touched & lonely) == lonely
        && Math.max(r, rMax) - Math.min(r, rMin) <= Placement.MOST_ROWS
        && Math.max(x, xMax) - Math.min(x, xMin) <= Placement.MOST_HALF_COLUMNS
        && (!oneGroup || joinsAll(touched));
  }

  private boolean joinsAll(int touched) {
    int joined = 0;
    for (int rest = touched; rest != 0; rest &= rest - 1) {
      joined |= groups[Integer.numberOfTrailingZeros(rest)];
    }
    return joined == allGroups;
  }
}

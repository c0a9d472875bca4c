package org.monsterbox.core.sea.table;

import java.util.Arrays;
import org.monsterbox.core.sea.box.Board;

/**
 * The cells around a cell, as cards count them: looked up, since lists of moves need them often.
 */
public final class Area {

  private static final int FARTHEST = 3;
  private static final int[][][] ACROSS_EDGES = new int[FARTHEST + 1][][];
  private static final int[][][] FLAT = new int[FARTHEST + 1][][];

  static {
    for (int distance = 0; distance <= FARTHEST; distance++) {
      ACROSS_EDGES[distance] = areas(distance, true);
      FLAT[distance] = areas(distance, false);
    }
  }

  private Area() {}

  /** All cells within the distance, itself included; all of the board if that is more than 3. */
  public static int[] within(SeaTable table, int cell, int distance) {
    if (distance > FARTHEST) {
      return area(cell, Board.CELLS, true);
    }
    return (table.options.edgeRanges() ? ACROSS_EDGES : FLAT)[distance][cell];
  }

  private static int[][] areas(int distance, boolean acrossEdges) {
    int[][] areas = new int[Board.CELLS][];
    for (int cell = 0; cell < Board.CELLS; cell++) {
      areas[cell] = area(cell, distance, acrossEdges);
    }
    return areas;
  }

  private static int[] area(int cell, int distance, boolean acrossEdges) {
    int[] area = new int[Board.CELLS];
    int count = 0;
    for (int other = 0; other < Board.CELLS; other++) {
      int steps = acrossEdges ? Board.distance(cell, other) : Board.flatDistance(cell, other);
      if (steps <= distance) {
        area[count++] = other;
      }
    }
    return Arrays.copyOf(area, count);
  }
}

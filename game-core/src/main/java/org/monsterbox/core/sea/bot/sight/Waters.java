package org.monsterbox.core.sea.bot.sight;

import java.util.List;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** How far it is to the ice floe from everywhere, around everything that is in the way. */
public final class Waters {

  /** As far as a whale that is cut off. */
  public static final int CUT_OFF = 25;

  private final int[] exit = new int[Board.CELLS];

  public Waters(SeaView view) {
    this(view, List.of());
  }

  /** The same with more walls. */
  public Waters(SeaView view, List<Integer> nets) {
    int[] queue = new int[Board.CELLS];
    int count = 0;
    for (int cell = 0; cell < Board.CELLS; cell++) {
      exit[cell] = CUT_OFF;
      if (Board.isFloe(cell)) {
        exit[cell] = 0;
        queue[count++] = cell;
      }
    }
    boolean[] walls = walls(view);
    for (int cell : nets) {
      walls[cell] = true;
    }
    for (int next = 0; next < count; next++) {
      int cell = queue[next];
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int beside = Board.neighbour(cell, direction);
        if (beside != Board.NONE && exit[beside] == CUT_OFF && !walls[beside]) {
          exit[beside] = exit[cell] + 1;
          queue[count++] = beside;
        }
      }
    }
  }

  private static boolean[] walls(SeaView view) {
    boolean[] walls = new boolean[Board.CELLS];
    for (int cell = 0; cell < Board.CELLS; cell++) {
      walls[cell] = view.icebergs().contains(cell) || view.hasNet(cell);
    }
    for (int hunter = 1; hunter <= view.hunters(); hunter++) {
      if (view.isAfloat(hunter)) {
        walls[view.boatCell(hunter)] = true;
      }
    }
    walls[view.shipCell()] = true;
    return walls;
  }

  /** Steps from there to the floe, or {@link #CUT_OFF}. */
  public int exit(int cell) {
    return exit[cell];
  }

  /** Where a whale that wants to get away may be after so many steps. */
  public int nearerToExit(int from, int steps) {
    int cell = from;
    for (int step = 0; step < steps; step++) {
      int best = cell;
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int beside = Board.neighbour(cell, direction);
        if (beside != Board.NONE && exit[beside] > 0 && exit[beside] < exit[best]) {
          best = beside;
        }
      }
      cell = best;
    }
    return cell;
  }
}

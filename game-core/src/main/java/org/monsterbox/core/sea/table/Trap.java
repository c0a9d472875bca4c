package org.monsterbox.core.sea.table;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.box.Marker;

/**
 * The test of section 4.10: whether the whale is shut in, and who laid the newest net around it.
 */
public final class Trap {

  private final SeaTable table;
  private final boolean[] walls = new boolean[Board.CELLS];
  private final boolean[] reached = new boolean[Board.CELLS];
  private int size;
  private boolean touchesFloe;

  private Trap(SeaTable table) {
    this.table = table;
  }

  public static Trap of(SeaTable table) {
    Trap trap = new Trap(table);
    // Without a net there is mostly nothing to find out.
    if (table.nets.length > 0 || !table.options.capture().captureNeedsNet()) {
      trap.build();
      trap.flood();
    }
    return trap;
  }

  /** T1, T2 and T3. */
  public boolean isShut() {
    return size > 0
        && !touchesFloe
        && size < open() - size
        && (newestOwner() != SeaTable.NOBODY || !table.options.capture().captureNeedsNet());
  }

  /** The cells in which the whale is shut, or none if it is not. */
  Cells waters() {
    Cells waters = Cells.NONE;
    if (!isShut()) {
      return waters;
    }
    for (int cell = 0; cell < Board.CELLS; cell++) {
      waters = reached[cell] ? waters.with(cell) : waters;
    }
    return waters;
  }

  /** The owner of the newest net beside the whale's waters, or {@link SeaTable#NOBODY}. */
  public int newestOwner() {
    for (int i = table.nets.length - 1; i >= 0; i--) {
      int cell = Marker.place(table.nets[i]);
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int beside = Board.neighbour(cell, direction);
        if (beside != Board.NONE && reached[beside]) {
          return Marker.detail(table.nets[i]);
        }
      }
    }
    return SeaTable.NOBODY;
  }

  private void build() {
    for (int cell = 0; cell < Board.CELLS; cell++) {
      walls[cell] = table.isObstacle(cell);
    }
    for (int net : table.nets) {
      walls[Marker.place(net)] = true;
    }
    for (int seat = 1; seat <= table.hunters; seat++) {
      if (table.isAfloat(seat) && table.options.capture().boatsAreWalls()) {
        walls[table.boat(seat)] = true;
      }
    }
    walls[table.ship] = true;
  }

  private int open() {
    int open = 0;
    for (boolean wall : walls) {
      open += wall ? 0 : 1;
    }
    return open;
  }

  /** Until there is no water left, or the floe is reached: then nothing else matters. */
  private void flood() {
    int[] queue = new int[Board.CELLS];
    queue[0] = table.whaleCell;
    reached[table.whaleCell] = true;
    size = 1;
    for (int next = 0; next < size && !touchesFloe; next++) {
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int cell = Board.neighbour(queue[next], direction);
        if (cell == Board.NONE) {
          continue;
        }
        touchesFloe |= Board.isFloe(cell);
        if (!walls[cell] && !reached[cell]) {
          reached[cell] = true;
          queue[size++] = cell;
        }
      }
    }
  }
}

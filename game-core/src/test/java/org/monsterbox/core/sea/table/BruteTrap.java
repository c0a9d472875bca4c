package org.monsterbox.core.sea.table;

import java.util.HashSet;
import java.util.Set;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.terms.Status;

/** The trap test of section 4.10, word by word and without any thought of speed. */
record BruteTrap(boolean isShut, int reached, int open, int newestOwner) {

  static BruteTrap of(SeaTable table) {
    Set<Integer> open = new HashSet<>();
    for (int cell = 0; cell < Board.CELLS; cell++) {
      if (!isWall(table, cell)) {
        open.add(cell);
      }
    }
    Set<Integer> reached = new HashSet<>();
    reached.add(table.whaleCell);
    for (boolean grows = true; grows; ) {
      grows = false;
      for (int cell : open) {
        if (!reached.contains(cell) && touches(reached, cell)) {
          grows |= reached.add(cell);
        }
      }
    }
    boolean touchesFloe = false;
    for (int floe = 0; floe < Board.ROWS; floe++) {
      touchesFloe |= touches(reached, floe);
    }
    int owner = SeaTable.NOBODY;
    for (int net : table.nets) {
      owner = touches(reached, Marker.place(net)) ? Marker.detail(net) : owner;
    }
    boolean isShut =
        !touchesFloe
            && reached.size() < open.size() - reached.size()
            && (owner != SeaTable.NOBODY || !table.options.capture().captureNeedsNet());
    return new BruteTrap(isShut, reached.size(), open.size(), owner);
  }

  private static boolean isWall(SeaTable table, int cell) {
    boolean isWall = Board.column(cell) == 0 || cell == table.ship;
    isWall |= table.icebergs.list().contains(cell);
    for (int net : table.nets) {
      isWall |= Marker.place(net) == cell;
    }
    for (int seat = 1; seat <= table.hunters && table.options.capture().boatsAreWalls(); seat++) {
      isWall |= table.status(seat) == Status.AFLOAT && table.boat(seat) == cell;
    }
    return isWall;
  }

  private static boolean touches(Set<Integer> cells, int cell) {
    for (int other : cells) {
      if (Board.distance(other, cell) == 1) {
        return true;
      }
    }
    return false;
  }
}

package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;

/** Where nets may be laid: the four conditions of section 4.9, in order. */
final class NetRules {

  /** With this reach, nets may be laid anywhere. */
  private static final int ANYWHERE = 99;

  private NetRules() {}

  static @Nullable Code refusal(SeaTable table, int seat, List<Integer> cells) {
    for (int i = 0; i < cells.size(); i++) {
      if (!table.isOpen(cells.get(i)) || cells.indexOf(cells.get(i)) < i) {
        return SeaCode.NET_CELL_NOT_EMPTY;
      }
    }
    int reach = table.options.capture().netReach();
    if (reach != ANYWHERE && table.range(table.boat(seat), cells.get(0)) > reach) {
      return SeaCode.NET_OUT_OF_REACH;
    }
    for (int i = 1; i < cells.size(); i++) {
      if (!isBesideNet(table, cells.get(i)) && !isBeside(table, cells, i)) {
        return SeaCode.NET_NOT_ADJACENT;
      }
    }
    return areAnchored(table, cells) ? null : SeaCode.NET_NOT_ANCHORED;
  }

  private static boolean isBesideNet(SeaTable table, int cell) {
    for (int net : table.nets) {
      if (table.range(cell, Marker.place(net)) == 1) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBeside(SeaTable table, List<Integer> cells, int index) {
    for (int earlier = 0; earlier < index; earlier++) {
      if (table.range(cells.get(earlier), cells.get(index)) == 1) {
        return true;
      }
    }
    return false;
  }

  /** Every connected group of the new nets hangs on at least two things. */
  private static boolean areAnchored(SeaTable table, List<Integer> cells) {
    int grouped = 0;
    for (int i = 0; i < cells.size(); i++) {
      if ((grouped >>> i & 1) == 0) {
        int group = group(table, cells, i);
        grouped |= group;
        if (anchors(table, cells, group) < SeaData.NET_ANCHORS) {
          return false;
        }
      }
    }
    return true;
  }

  /** The bits of all cells that are connected with this one. */
  private static int group(SeaTable table, List<Integer> cells, int first) {
    int group = 1 << first;
    for (boolean grows = true; grows; ) {
      grows = false;
      for (int i = 0; i < cells.size(); i++) {
        if ((group >>> i & 1) == 0 && touches(table, cells, group, cells.get(i))) {
          group |= 1 << i;
          grows = true;
        }
      }
    }
    return group;
  }

  private static boolean touches(SeaTable table, List<Integer> cells, int group, int cell) {
    for (int rest = group; rest != 0; rest &= rest - 1) {
      if (table.range(cells.get(Integer.numberOfTrailingZeros(rest)), cell) == 1) {
        return true;
      }
    }
    return false;
  }

  private static int anchors(SeaTable table, List<Integer> cells, int group) {
    int anchors = 0;
    Cells icebergs = table.icebergs;
    for (int cell = icebergs.first(); cell != Board.NONE; cell = icebergs.next(cell + 1)) {
      anchors += touches(table, cells, group, cell) ? 1 : 0;
    }
    boolean touchesFloe = false;
    for (int cell = 0; Board.isFloe(cell); cell++) {
      touchesFloe |= touches(table, cells, group, cell);
    }
    anchors += touchesFloe ? 1 : 0;
    anchors += touches(table, cells, group, table.ship) ? 1 : 0;
    for (int seat = 1; seat <= table.hunters; seat++) {
      anchors += table.isAfloat(seat) && touches(table, cells, group, table.boat(seat)) ? 1 : 0;
    }
    for (int net : table.nets) {
      anchors += touches(table, cells, group, Marker.place(net)) ? 1 : 0;
    }
    boolean holdsWhale =
        table.options.capture().whaleAnchorsNets() && touches(table, cells, group, table.whaleCell);
    return anchors + (holdsWhale ? 1 : 0);
  }
}

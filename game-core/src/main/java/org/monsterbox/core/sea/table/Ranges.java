package org.monsterbox.core.sea.table;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.SeaData;

/** How far weapons, the leaping whale and a spare boat reach. */
public final class Ranges {

  private Ranges() {}

  public static int of(SeaTable table, CardKind weapon) {
    return weapon == CardKind.TRACTOR
        ? table.options.capture().tractorRange()
        : Cards.range(weapon);
  }

  public static boolean isLeapTarget(SeaTable table, int target) {
    int distance = table.range(table.whaleCell, target);
    if (distance < 1
        || distance > SeaData.LEAP_DISTANCE
        || table.isObstacle(target)
        || target == table.ship) {
      return false;
    }
    if (distance == 1) {
      return true;
    }
    // Not over ice, unless there is another way round (ruling 26).
    for (int between : Area.within(table, target, 1)) {
      if (table.range(table.whaleCell, between) == 1 && !table.isObstacle(between)) {
        return true;
      }
    }
    return false;
  }

  /** Its own start cell, or any other beside the battleship if that one is taken. */
  public static boolean isRefloatCell(SeaTable table, int seat, int cell) {
    int start = table.start(seat);
    if (table.isOpen(start)) {
      return cell == start;
    }
    return Board.distance(table.ship, cell) == 1 && table.isOpen(cell);
  }

  public static boolean canRefloat(SeaTable table, int seat) {
    for (int cell : Area.within(table, table.ship, 1)) {
      if (isRefloatCell(table, seat, cell)) {
        return true;
      }
    }
    return false;
  }
}

package org.monsterbox.core.sea;

/** How far weapons, the leaping whale and a spare boat reach. */
final class Reach {

  private Reach() {}

  static int of(SeaTable table, CardKind weapon) {
    return weapon == CardKind.TRACTOR
        ? table.options.capture().tractorRange()
        : Cards.range(weapon);
  }

  static boolean isLeapTarget(SeaTable table, int target) {
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
  static boolean isRefloatCell(SeaTable table, int seat, int cell) {
    int start = table.start(seat);
    if (table.isOpen(start)) {
      return cell == start;
    }
    return Board.distance(table.ship, cell) == 1 && table.isOpen(cell);
  }

  static boolean canRefloat(SeaTable table, int seat) {
    for (int cell : Area.within(table, table.ship, 1)) {
      if (isRefloatCell(table, seat, cell)) {
        return true;
      }
    }
    return false;
  }
}

package org.monsterbox.core.sea.table;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions.CollisionPolicy;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolPass;

/**
 * What happens to a boat that is about to enter a cell by a Movement card: the first that applies
 * counts.
 */
enum Entry {
  ENTERS(null),
  EDGE_CLOSED(SeaCode.EDGE_CLOSED),
  HEADWIND(SeaCode.HEADWIND),
  BLOCKED_ENTITY(SeaCode.BLOCKED_ENTITY),
  BLOCKED_OBSTACLE(SeaCode.BLOCKED_OBSTACLE),
  WRECKS(null),
  COLLIDES(null);

  /** Why the move is refused, or null if it is not. */
  final @Nullable SeaCode refusal;

  Entry(@Nullable SeaCode refusal) {
    this.refusal = refusal;
  }

  boolean isWreck() {
    return this == WRECKS || this == COLLIDES;
  }

  static Entry of(SeaTable table, int seat, int cell, int direction) {
    if (cell == Board.NONE) {
      return EDGE_CLOSED;
    }
    if (table.isBlown(direction)) {
      return HEADWIND;
    }
    if (cell == table.whaleCell || cell == table.ship || table.hasNet(cell)) {
      return BLOCKED_ENTITY;
    }
    boolean refuses = table.options.collisionPolicy() == CollisionPolicy.REFUSE;
    if (table.isObstacle(cell)) {
      return refuses ? BLOCKED_OBSTACLE : WRECKS;
    }
    int boat = table.boatAt(cell);
    if (boat != SeaTable.NOBODY && boat != seat) {
      return refuses ? BLOCKED_ENTITY : COLLIDES;
    }
    return isDeadly(table, cell) ? WRECKS : ENTERS;
  }

  private static boolean isDeadly(SeaTable table, int cell) {
    int reach = table.options.whale().whirlpoolPass() == WhirlpoolPass.CENTRE ? 0 : 1;
    for (int whirlpool : table.whirlpools) {
      if (table.range(Marker.place(whirlpool), cell) <= reach) {
        return true;
      }
    }
    return false;
  }
}

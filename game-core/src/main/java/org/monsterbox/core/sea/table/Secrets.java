package org.monsterbox.core.sea.table;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;

/** Who may see whose cards (section 3.2). */
public final class Secrets {

  private Secrets() {}

  /** The bits of the seats that see the cards of this one. */
  public static int whoSees(SeaTable table, int seat) {
    if (seat == SeaTable.WHALE || !table.options.huntersShareHands()) {
      return 1 << seat;
    }
    return (1 << (table.hunters + 1)) - 2;
  }

  static boolean sees(SeaTable table, int watcher, int seat) {
    return (whoSees(table, seat) >>> watcher & 1) == 1;
  }

  /** A copy of the table without what the watcher may not see. */
  public static SeaTable redacted(SeaTable table, int watcher) {
    SeaTable seen = table.copy();
    if (watcher != SeaTable.WHALE) {
      seen.hideHand(SeaTable.WHALE);
      if (!table.isOver()) {
        seen.leapTarget = Board.NONE;
      }
    }
    for (int seat = 1; seat <= table.hunters; seat++) {
      if (!sees(table, watcher, seat)) {
        seen.hideHand(seat);
      }
    }
    if (table.current != SeaTable.NOBODY && !sees(table, watcher, table.current)) {
      seen.pendingOne = Cards.NONE;
      seen.pendingOther = Cards.NONE;
      // The one to whom a card is offered sees it.
      if (watcher != table.actor) {
        seen.offered = Cards.NONE;
      }
    }
    return seen;
  }
}

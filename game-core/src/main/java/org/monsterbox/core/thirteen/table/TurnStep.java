package org.monsterbox.core.thirteen.table;

/** What has its place in a turn where the order is strict. */
public enum TurnStep {
  TRADE,
  POWER,
  ATTACK,
  SEARCH;

  /** Whether it is time for this, in an order that is strict or not. */
  public boolean isOpen(ThirteenView table) {
    return (table.phase == Phase.ACTION || table.phase == Phase.FINAL_ACTION)
        && table.step.compareTo(this) <= 0;
  }
}

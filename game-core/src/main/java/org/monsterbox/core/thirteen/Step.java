package org.monsterbox.core.thirteen;

/** What has its place in a turn where the order is strict. */
enum Step {
  TRADE,
  POWER,
  ATTACK,
  SEARCH;

  /** Whether it is time for this, in an order that is strict or not. */
  boolean isOpen(ThirteenView table) {
    return (table.phase == Phase.ACTION || table.phase == Phase.FINAL_ACTION)
        && table.step.compareTo(this) <= 0;
  }
}

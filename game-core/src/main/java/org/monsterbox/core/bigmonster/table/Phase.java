package org.monsterbox.core.bigmonster.table;

/** What is to be done. */
public enum Phase {
  /** The host chooses the medals. */
  MEDALS,
  /** Everybody chooses an explorer, in secret. */
  EXPLORER_CHOICE,
  /** Draft: keep one tile, pass the rest. */
  PICK,
  /** Series: keep one tile, discard another. */
  TAKE,
  PLACE,
  /** Who has placed the panda or the yeti gives its medal to somebody. */
  AWARD,
  /** Explorer E03 takes a discarded tile and places it. */
  LATE_TILE,
  OVER
}

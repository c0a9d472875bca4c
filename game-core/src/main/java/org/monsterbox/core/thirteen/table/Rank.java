package org.monsterbox.core.thirteen.table;

/** What a player has become by what he owns; the rules call it his level. It goes down as well. */
public enum Rank {
  /** Owns no set in play. */
  COLLECTOR,
  /** Owns sets, but no monster. */
  APPRENTICE,
  /** Owns a monster. */
  BEASTMASTER
}

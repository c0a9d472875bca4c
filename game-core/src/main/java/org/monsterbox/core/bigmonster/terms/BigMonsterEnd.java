package org.monsterbox.core.bigmonster.terms;

import org.monsterbox.core.game.Code;

/** What decided who has won. */
public enum BigMonsterEnd implements Code {
  /** The highest total, or the team with the highest lower total. */
  POINTS,
  /** Teams were level: the higher of the two totals. */
  BETTER_PARTNER,
  /** Level: the points of Big Monsters. */
  BIG_MONSTERS,
  /** Level in everything. */
  SHARED
}

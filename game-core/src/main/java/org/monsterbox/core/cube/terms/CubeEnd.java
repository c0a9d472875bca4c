package org.monsterbox.core.cube.terms;

import org.monsterbox.core.game.Code;

/** What ended a game. */
public enum CubeEnd implements Code {
  /** Rule sets 1 and 4: the cards ran out for the second time. */
  CARDS_OUT,
  /** Rule set 2: somebody is rid of all cards. */
  HAND_EMPTY,
  /** Rule set 3: every monster is won or has escaped. */
  MONSTERS_OUT,
  /** Solo sprint: the tenth monster is won. */
  SPRINT_DONE,
  /** Solo sprint: the cards ran out first. */
  SPRINT_FAILED
}

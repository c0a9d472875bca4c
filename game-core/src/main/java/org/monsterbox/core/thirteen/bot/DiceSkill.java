package org.monsterbox.core.thirteen.bot;

/** How well a bot throws. */
enum DiceSkill {
  /** Keeps the group that counts most now. */
  BEST_GROUP,
  /** Throws for the highest score on average. */
  EXPECTED_SCORE,
  /** Throws to win. */
  EXACT
}

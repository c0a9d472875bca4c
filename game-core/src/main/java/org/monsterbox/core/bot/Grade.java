package org.monsterbox.core.bot;

/** How good a bot is, from a first game to a hard one. */
public enum Grade {
  EASY,
  MEDIUM,
  HARD,
  MONSTER
}

package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.bot.Grade;

/** The bots of 13 Monsters, by grade. */
public final class ThirteenBots {

  private ThirteenBots() {}

  /**
   * A fresh bot, which must be told everything that happens from the deal on.
   *
   * @param seed with the same seed and the same events it remembers the same again
   */
  public static ThirteenBot of(Grade grade, int seat, long seed) {
    return new ThirteenBot(ThirteenLevel.of(grade), seat, seed);
  }
}

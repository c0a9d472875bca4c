package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;

/** The bots of Big Monster, by grade. */
public final class BigMonsterBots {

  private BigMonsterBots() {}

  /**
   * A fresh bot.
   *
   * @param seed is not needed: these bots draw only from the chance of each decision
   */
  public static BigMonsterBot of(Grade grade, int seat, long seed) {
    return new BigMonsterBot(BigMonsterLevel.of(grade));
  }

  /**
   * How long a bot takes to pick in a free draft, where whoever is first passes first (section
   * 4.3).
   *
   * @param handSize how many tiles it looks at
   * @param chance drawn before the bot looks at its hand
   */
  public static long millisToPick(Grade grade, int handSize, Chance chance) {
    double base =
        switch (grade) {
          case EASY -> 24_000;
          case MEDIUM -> 16_000;
          case HARD, MONSTER -> 10_000;
        };
    return Math.round(base * (0.6 + 0.04 * handSize) * (0.75 + 0.5 * chance.unit()));
  }
}

package org.monsterbox.core.sea.bot;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.sea.bot.plan.SeaLevel;

/** The bots of Monster of the Sea, by grade; seat 0 is the whale. */
public final class SeaBots {

  private SeaBots() {}

  /**
   * A fresh bot.
   *
   * @param seed makes no difference: a bot draws only from the chance that it is asked with
   */
  public static SeaBot of(Grade grade, int seat, long seed) {
    return new SeaBot(SeaLevel.of(grade), seat);
  }
}

package org.monsterbox.core.cube.bot;

import org.monsterbox.core.game.Chance;

/** How long things take. */
final class Waits {

  private static final double MILLIS = 1000;
  private static final int SHOW_LEAST = 1500;
  private static final int SHOW_MORE = 1500;

  /** Later than anything else: never. */
  static final long NEVER = Long.MAX_VALUE / 4;

  private Waits() {}

  /** How long until something happens that happens so often in a second. */
  static long wait(double rate, Chance chance) {
    return rate <= 0 ? NEVER : Math.round(-Math.log(1 - chance.unit()) / rate * MILLIS);
  }

  /** From a buzz to the claim: people want to follow. */
  static long showing(Chance chance) {
    return (long) SHOW_LEAST + chance.below(SHOW_MORE);
  }
}

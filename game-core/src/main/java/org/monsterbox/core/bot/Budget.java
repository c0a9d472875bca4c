package org.monsterbox.core.bot;

import java.util.concurrent.TimeUnit;

/**
 * How much a bot may think about one move: it stops at whichever comes first. A budget of
 * iterations alone gives the same move on any machine.
 */
public record Budget(long nanos, int iterations) {

  public Budget {
    if (nanos < 1 || iterations < 1) {
      throw new IllegalArgumentException("No time to think: " + nanos + " ns, " + iterations);
    }
  }

  public static Budget iterations(int iterations) {
    return new Budget(Long.MAX_VALUE, iterations);
  }

  public static Budget millis(long millis) {
    return new Budget(TimeUnit.MILLISECONDS.toNanos(millis), Integer.MAX_VALUE);
  }
}

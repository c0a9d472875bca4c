package org.monsterbox.core.thirteen.bot.memory;

/**
 * How well a bot remembers cards (section 9.1).
 *
 * @param encode how likely it takes notice of a card that is turned
 * @param halfLife after so many cards turned, half is forgotten
 * @param capacity so many cards at most; the oldest make way
 * @param misplace how likely it takes a neighbouring cell for the right one
 */
public record MemoryStrength(double encode, double halfLife, int capacity, double misplace) {

  /** Forgets nothing. */
  public static final MemoryStrength PERFECT =
      new MemoryStrength(1, Double.POSITIVE_INFINITY, 78, 0);

  /** Below this, a memory is gone for good. */
  private static final double GONE = 0.05;

  /** How likely a card is recalled that was seen so many cards ago. */
  double recall(int age) {
    return Math.pow(2, -age / halfLife);
  }

  /** Whether there is a half-life at all. */
  boolean forgets() {
    return Double.isFinite(halfLife);
  }

  boolean isGone(int age) {
    return recall(age) < GONE;
  }
}

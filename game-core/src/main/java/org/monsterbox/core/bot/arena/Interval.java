package org.monsterbox.core.bot.arena;

/** Where a true rate lies with 95 % confidence, given what was counted. */
public record Interval(double low, double high) {

  private static final double NORMAL_95 = 1.959964;

  /** Wilson's interval: it stays between 0 and 1, and is honest about few games. */
  public static Interval of(double points, long games) {
    if (games < 1 || points < 0 || points > games) {
      throw new IllegalArgumentException(points + " points out of " + games + " games");
    }
    double rate = points / games;
    double square = NORMAL_95 * NORMAL_95;
    double middle = (rate + square / (2 * games)) / (1 + square / games);
    double half =
        NORMAL_95
            / (1 + square / games)
            * Math.sqrt(rate * (1 - rate) / games + square / (4.0 * games * games));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }
}

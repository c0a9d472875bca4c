package org.monsterbox.core.bot;

/** Ways to think without a clock. */
final class Thoughts {

  private Thoughts() {}

  static Thinking of(int iterations) {
    return new Thinking(Budget.iterations(iterations), () -> false, () -> 0);
  }

  static Thinking cancelled() {
    return new Thinking(Budget.iterations(1_000_000), () -> true, () -> 0);
  }

  /** The mean of all games that were imagined. */
  static double meanShare(Findings<?> findings) {
    double sum = 0;
    for (int i = 0; i < findings.moves().size(); i++) {
      sum += findings.shares().get(i) * findings.visits().get(i);
    }
    return sum / findings.iterations();
  }
}

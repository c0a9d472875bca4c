package org.monsterbox.core.bot;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One bot's thinking about one move: it says when to stop. */
public final class Thinking {

  private final Budget budget;
  private final BooleanSupplier cancelled;
  private final LongSupplier nanoClock;
  private final long began;

  public Thinking(Budget budget, BooleanSupplier cancelled, LongSupplier nanoClock) {
    this.budget = budget;
    this.cancelled = cancelled;
    this.nanoClock = nanoClock;
    this.began = nanoClock.getAsLong();
  }

  public static Thinking within(Budget budget, BooleanSupplier cancelled) {
    return new Thinking(budget, cancelled, System::nanoTime);
  }

  /** Whether to stop after so many iterations. The first one is always made. */
  public boolean over(int iterations) {
    return iterations > 0 && (iterations >= budget.iterations() || stopped());
  }

  /** Whether even an iteration that has begun is to be dropped. */
  public boolean stopped() {
    return cancelled.getAsBoolean() || nanoClock.getAsLong() - began >= budget.nanos();
  }
}

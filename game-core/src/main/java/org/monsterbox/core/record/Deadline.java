package org.monsterbox.core.record;

import java.util.function.LongSupplier;

/** When reading must be done. */
final class Deadline {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final LongSupplier nanoClock;
  private final long start;
  private final int millis;

  Deadline(LongSupplier nanoClock, int millis) {
    this.nanoClock = nanoClock;
    this.start = nanoClock.getAsLong();
    this.millis = millis;
  }

  void check() throws Fault {
    if (nanoClock.getAsLong() - start > millis * NANOS_PER_MILLI) {
      throw new Fault(BadRecord.Reason.TOO_SLOW, "more than " + millis + " ms");
    }
  }
}

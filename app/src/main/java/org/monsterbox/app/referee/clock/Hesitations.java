package org.monsterbox.app.referee.clock;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;

/** When bots act where people may act too, counted from when all of them may. */
public final class Hesitations {

  private final IntToLongFunction drawn;
  private final LongSupplier clock;
  private final Map<Integer, Long> bySeat = new HashMap<>();
  private long since;

  /**
   * Of bots that have not been asked yet.
   *
   * @param drawn how long a seat hesitates now; in another turn it draws another time
   */
  public Hesitations(IntToLongFunction drawn, LongSupplier clock) {
    this.drawn = drawn;
    this.clock = clock;
  }

  /** When that seat acts, however often it has been asked meanwhile. */
  public long due(int seat) {
    long hesitation = drawn.applyAsLong(seat);
    Long before = bySeat.get(seat);
    if (before != null && before != hesitation) {
      forget();
    }
    if (bySeat.isEmpty()) {
      since = clock.getAsLong();
    }
    bySeat.put(seat, hesitation);
    return since + hesitation;
  }

  /** They begin to hesitate anew. */
  public void forget() {
    bySeat.clear();
  }
}

package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Setup;

/** A state, and how to get there again. */
record Position<S>(Setup setup, int number, S state) {

  private static final int ENOUGH = 25;

  /** Fails with what is wrong, in capitals for those who search for it, and where it was seen. */
  AssertionError defect(String name, String details) {
    return new AssertionError(name + ": " + details + " (" + this + ")");
  }

  AssertionError defect(String name, String details, Throwable cause) {
    AssertionError defect = defect(name, details + ": " + cause);
    defect.initCause(cause);
    return defect;
  }

  /** A few out of many, others in every position. */
  <T> List<T> some(List<T> many) {
    if (many.size() <= ENOUGH) {
      return many;
    }
    List<T> some = new ArrayList<>();
    for (int i = 0; i < ENOUGH; i++) {
      some.add(many.get((number + i * many.size() / ENOUGH) % many.size()));
    }
    return some;
  }

  @Override
  public String toString() {
    return setup + ", after " + number + " random moves";
  }
}

package org.monsterbox.core.contract;

import org.monsterbox.core.game.Setup;

/** A state, and how to get there again. */
record Position<S>(Setup setup, int number, S state) {

  /** Fails with what is wrong, in capitals for those who search for it, and where it was seen. */
  AssertionError defect(String name, String details) {
    return new AssertionError(name + ": " + details + " (" + this + ")");
  }

  AssertionError defect(String name, String details, Throwable cause) {
    AssertionError defect = defect(name, details + ": " + cause);
    defect.initCause(cause);
    return defect;
  }

  @Override
  public String toString() {
    return setup + ", after " + number + " random moves";
  }
}

package org.monsterbox.app.scene;

import java.util.ArrayList;
import java.util.List;

/** Those who wait until everything has come to rest. */
final class Stillness {

  private final List<Runnable> waiting = new ArrayList<>();

  void await(Runnable then) {
    waiting.add(then);
  }

  boolean isAwaited() {
    return !waiting.isEmpty();
  }

  /** Everything rests. Who is called may show another scene, and wait again. */
  void come() {
    List<Runnable> called = new ArrayList<>(waiting);
    waiting.clear();
    called.forEach(Runnable::run);
  }
}

package org.monsterbox.app.scene.clock;

import java.util.ArrayList;
import java.util.List;

/** Those who wait until everything has come to rest. */
public final class Stillness {

  private final List<Runnable> waiting = new ArrayList<>();

  public void await(Runnable then) {
    waiting.add(then);
  }

  public boolean isAwaited() {
    return !waiting.isEmpty();
  }

  /** Everything rests. Who is called may show another scene, and wait again. */
  public void come() {
    List<Runnable> called = new ArrayList<>(waiting);
    waiting.clear();
    called.forEach(Runnable::run);
  }
}

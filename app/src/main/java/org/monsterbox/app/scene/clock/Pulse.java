package org.monsterbox.app.scene.clock;

/** The time that a scene lives in. */
public interface Pulse {

  /** Milliseconds that only ever grow. */
  long millis();

  /** Runs it before the next frame is drawn. */
  void nextFrame(Runnable frame);

  void later(Runnable task, long millis);

  /** Takes back what was to run later. */
  void forget(Runnable task);
}

package org.monsterbox.app.store;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs work off the main thread, in order, and can tell when all of it is done. */
public final class Background implements Executor {

  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final AtomicInteger waiting = new AtomicInteger();
  private volatile Runnable whenIdle = () -> {};

  @Override
  public void execute(Runnable work) {
    waiting.incrementAndGet();
    thread.execute(
        () -> {
          try {
            work.run();
          } finally {
            if (waiting.decrementAndGet() == 0) {
              whenIdle.run();
            }
          }
        });
  }

  public boolean isIdle() {
    return waiting.get() == 0;
  }

  /** Called on the background thread each time the last piece of work is done. */
  public void setWhenIdle(Runnable whenIdle) {
    this.whenIdle = whenIdle;
  }
}

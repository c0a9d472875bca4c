package org.monsterbox.app.referee;

import android.util.Log;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.store.StoreFailure;

/** Has one thing kept at a time. What could not be kept waits to be tried again. */
final class Keeper {

  /** Keeps something, on the background. */
  interface Work {
    void run() throws StoreFailure;
  }

  /**
   * What is to be kept.
   *
   * @param who the seat whose move it is, or a negative number
   * @param then what follows once it is safe, on the main thread
   */
  record Task(int who, Work work, Runnable then) {}

  private static final String TAG = "Keeper";

  private final Executor background;
  private final MainThread main;
  private final Runnable changed;
  private Optional<Task> task = Optional.empty();
  private boolean failed;
  private boolean closed;

  Keeper(Executor background, MainThread main, Runnable changed) {
    this.background = background;
    this.main = main;
    this.changed = changed;
  }

  boolean isBusy() {
    return task.isPresent();
  }

  boolean hasFailed() {
    return failed;
  }

  /** Whether a move of that seat is on its way. */
  boolean isKeeping(int seat) {
    return task.filter(t -> t.who() == seat).isPresent();
  }

  void keep(Task next) {
    if (isBusy()) {
      throw new IllegalStateException("One thing at a time");
    }
    task = Optional.of(next);
    begin(next);
  }

  void retry() {
    if (failed) {
      failed = false;
      begin(task.orElseThrow());
    }
  }

  /** What is on its way is still kept, but nobody waits for it. */
  void close() {
    closed = true;
  }

  private void begin(Task next) {
    changed.run();
    background.execute(
        () -> {
          boolean kept = run(next.work());
          main.post(() -> end(next, kept));
        });
  }

  private static boolean run(Work work) {
    try {
      work.run();
      return true;
    } catch (StoreFailure | RuntimeException e) {
      Log.w(TAG, "Not kept", e);
      return false;
    }
  }

  private void end(Task ended, boolean kept) {
    if (closed) {
      return;
    }
    if (kept) {
      task = Optional.empty();
      ended.then().run();
    } else {
      failed = true;
      changed.run();
    }
  }
}

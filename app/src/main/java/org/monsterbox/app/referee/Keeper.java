package org.monsterbox.app.referee;

import android.util.Log;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.record.Entry;

/** Has a game kept, one thing at a time. What could not be kept waits to be tried again. */
final class Keeper {

  /** Who acts where nobody makes a move. */
  static final int NOBODY = -1;

  /** Keeps something, on the background. */
  private interface Work {
    void run() throws StoreFailure;
  }

  /**
   * What is to be kept.
   *
   * @param who the seat whose move it is, or {@link #NOBODY}
   * @param then what follows once it is safe, on the main thread
   */
  private record Task(int who, Work work, Runnable then) {}

  private static final String TAG = "Keeper";

  private final Ledger ledger;
  private final Executor background;
  private final MainThread main;
  private final Runnable changed;
  private Optional<Task> task = Optional.empty();
  private int entries;
  private boolean failed;
  private boolean closed;

  /**
   * Of a game whose record has so many entries.
   *
   * @param changed what is told when keeping begins and when it has failed
   */
  Keeper(Ledger ledger, int entries, Executor background, MainThread main, Runnable changed) {
    this.ledger = ledger;
    this.entries = entries;
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

  /**
   * Keeps an entry.
   *
   * @param who whose move it is, or {@link #NOBODY}
   * @param next how the game stands with it
   * @param millis how long it has been played
   */
  void append(int who, Entry entry, GamePosition<?, ?, ?> next, long millis, Runnable then) {
    Standing standing = next.standing(entries + 1, millis);
    Optional<Outcome> outcome = next.outcome();
    keep(
        new Task(
            who,
            () -> ledger.append(entry, standing, outcome),
            () -> {
              entries = standing.entries();
              then.run();
            }));
  }

  void seat(int seat, Chair chair, Runnable then) {
    keep(new Task(NOBODY, () -> ledger.seat(seat, chair), then));
  }

  void abandon(Runnable then) {
    keep(new Task(NOBODY, ledger::abandon, then));
  }

  private void keep(Task next) {
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

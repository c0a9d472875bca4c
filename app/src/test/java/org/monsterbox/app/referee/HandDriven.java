package org.monsterbox.app.referee;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import org.monsterbox.app.referee.clock.MainThread;

/** A main thread whose time a test moves on by hand. */
final class HandDriven implements MainThread {

  private record Later(long at, Runnable work) {}

  private final Deque<Runnable> posted = new ArrayDeque<>();
  private final List<Later> later = new ArrayList<>();
  private long now;

  /** Work that waits until the test runs it. */
  static final class Queue implements Executor {

    private final Deque<Runnable> waiting = new ArrayDeque<>();

    @Override
    public void execute(Runnable work) {
      waiting.add(work);
    }

    boolean isEmpty() {
      return waiting.isEmpty();
    }

    void run() {
      while (!waiting.isEmpty()) {
        waiting.remove().run();
      }
    }
  }

  @Override
  public void post(Runnable work) {
    posted.add(work);
  }

  @Override
  public void postDelayed(long millis, Runnable work) {
    later.add(new Later(now + millis, work));
  }

  @Override
  public void cancel(Runnable work) {
    later.removeIf(waiting -> waiting.work() == work);
  }

  @Override
  public long now() {
    return now;
  }

  void idle() {
    while (!posted.isEmpty()) {
      posted.remove().run();
    }
  }

  boolean isWaiting() {
    return !later.isEmpty();
  }

  /** Goes on to the next thing that is due, however late. */
  void skipToNext() {
    later.sort(Comparator.comparingLong(Later::at));
    pass(later.get(0).at() - now);
  }

  void pass(long millis) {
    now += millis;
    for (Later due : List.copyOf(later)) {
      if (due.at() <= now && later.remove(due)) {
        due.work().run();
      }
    }
    idle();
  }
}

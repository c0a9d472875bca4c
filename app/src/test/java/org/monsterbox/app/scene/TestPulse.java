package org.monsterbox.app.scene;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.clock.Pulse;

/** Time that passes only when a test says so, in frames of at most 16 milliseconds. */
final class TestPulse implements Pulse {

  private static final long FRAME = 16;

  private record Task(Runnable run, long when) {}

  private final List<Runnable> frames = new ArrayList<>();
  private final List<Task> tasks = new ArrayList<>();
  private long now = 1000;
  private int framesRun;

  @Override
  public long millis() {
    return now;
  }

  @Override
  public void nextFrame(Runnable frame) {
    frames.add(frame);
  }

  @Override
  public void later(Runnable task, long millis) {
    tasks.add(new Task(task, now + millis));
  }

  @Override
  public void forget(Runnable task) {
    tasks.removeIf(each -> each.run() == task);
  }

  void pass(long millis) {
    long end = now + millis;
    do {
      now = Math.min(end, now + FRAME);
      for (Task task : List.copyOf(tasks)) {
        if (task.when() <= now && tasks.remove(task)) {
          task.run().run();
        }
      }
      List<Runnable> due = List.copyOf(frames);
      frames.clear();
      due.forEach(Runnable::run);
      framesRun += due.isEmpty() ? 0 : 1;
    } while (now < end);
  }

  /** How many frames somebody has asked for so far. */
  int framesRun() {
    return framesRun;
  }

  boolean isWaiting() {
    return !frames.isEmpty() || !tasks.isEmpty();
  }
}

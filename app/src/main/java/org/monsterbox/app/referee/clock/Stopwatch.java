package org.monsterbox.app.referee.clock;

/**
 * How long a game has been played: the time in which somebody was at the table. In a game in real
 * time this is the game's own clock.
 */
public final class Stopwatch {

  private final MainThread main;
  private long measured;
  private long since;
  private boolean running;

  public Stopwatch(MainThread main, long measured) {
    this.main = main;
    this.measured = measured;
  }

  public void start() {
    if (!running) {
      running = true;
      since = main.now();
    }
  }

  public void stop() {
    measured = millis();
    running = false;
  }

  public void setRunning(boolean isRunning) {
    if (isRunning) {
      start();
    } else {
      stop();
    }
  }

  /** What it showed so many milliseconds ago, or when it was last started. */
  public long ago(long age) {
    return Math.max(measured, millis() - Math.max(0, age));
  }

  public long millis() {
    return running ? measured + main.now() - since : measured;
  }
}

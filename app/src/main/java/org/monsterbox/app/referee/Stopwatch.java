package org.monsterbox.app.referee;

/** How long a game has been played: the time in which somebody was at the table. */
final class Stopwatch {

  private final MainThread main;
  private long measured;
  private long since;
  private boolean running;

  Stopwatch(MainThread main, long measured) {
    this.main = main;
    this.measured = measured;
  }

  void start() {
    if (!running) {
      running = true;
      since = main.now();
    }
  }

  void stop() {
    measured = millis();
    running = false;
  }

  long millis() {
    return running ? measured + main.now() - since : measured;
  }
}

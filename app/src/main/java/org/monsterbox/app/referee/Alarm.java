package org.monsterbox.app.referee;

/** Wakes somebody at one moment. */
final class Alarm {

  private final MainThread main;
  private final Runnable ring;

  Alarm(MainThread main, Runnable wake) {
    this.main = main;
    // One of its own: no other alarm for the same one is cancelled with it.
    ring = () -> wake.run();
  }

  /** Whether that moment has come; if not, wakes then. */
  boolean isDue(long moment) {
    cancel();
    long millis = moment - main.now();
    if (millis > 0) {
      main.postDelayed(millis, ring);
    }
    return millis <= 0;
  }

  void cancel() {
    main.cancel(ring);
  }
}

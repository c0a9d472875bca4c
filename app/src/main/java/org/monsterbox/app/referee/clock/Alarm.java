package org.monsterbox.app.referee.clock;

/** Wakes somebody at one moment. */
public final class Alarm {

  private final MainThread main;
  private final Runnable ring;

  public Alarm(MainThread main, Runnable wake) {
    this.main = main;
    // One of its own: no other alarm for the same one is cancelled with it.
    ring = () -> wake.run();
  }

  /** Whether that moment has come; if not, wakes then. */
  public boolean isDue(long moment) {
    cancel();
    long millis = moment - main.now();
    if (millis > 0) {
      main.postDelayed(millis, ring);
    }
    return millis <= 0;
  }

  public void cancel() {
    main.cancel(ring);
  }
}

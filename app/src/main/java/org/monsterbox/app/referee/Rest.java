package org.monsterbox.app.referee;

/** The table stands still for a while, so that people can follow. */
final class Rest {

  private final MainThread main;
  private final Runnable over;
  private final Runnable end = this::end;
  private boolean resting;

  Rest(MainThread main, Runnable over) {
    this.main = main;
    this.over = over;
  }

  boolean isResting() {
    return resting;
  }

  /** Rests for that long from now; forever where it is {@link Pace#UNTIL_TAPPED}. */
  void begin(long millis) {
    main.cancel(end);
    resting = millis > 0;
    if (resting && millis != Pace.UNTIL_TAPPED) {
      main.postDelayed(millis, end);
    }
  }

  /** That is long enough. */
  void hurry() {
    if (resting) {
      main.cancel(end);
      end();
    }
  }

  private void end() {
    resting = false;
    over.run();
  }
}

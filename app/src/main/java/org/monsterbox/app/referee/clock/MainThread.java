package org.monsterbox.app.referee.clock;

/** Where the referee lives, and its clock. Tests drive it by hand. */
public interface MainThread {

  void post(Runnable work);

  void postDelayed(long millis, Runnable work);

  /** What was posted under this very object and has not run yet will not. */
  void cancel(Runnable work);

  /** Milliseconds since some moment. */
  long now();
}

package org.monsterbox.app.referee.clock;

import android.util.Log;
import java.util.concurrent.Executor;
import org.monsterbox.app.store.StoreFailure;

/**
 * Has the clock of a game kept while it runs, a little ahead of what it shows: who kills the app
 * wins no time by it.
 */
public final class Heartbeat {

  /** So far ahead, in milliseconds. */
  public static final long AHEAD = 1500;

  private static final long EVERY = 1000;
  private static final String TAG = "Heartbeat";

  /** Keeps how long a game has been played. */
  public interface Keeping {
    void keep(long millis) throws StoreFailure;
  }

  private final MainThread main;
  private final Runnable beat;
  private boolean beating;

  public Heartbeat(Stopwatch clock, Executor background, MainThread main, Keeping keeping) {
    this.main = main;
    beat =
        () -> {
          long ahead = clock.millis() + AHEAD;
          background.execute(() -> keep(keeping, ahead));
          again();
        };
  }

  private static void keep(Keeping keeping, long millis) {
    try {
      keeping.keep(millis);
    } catch (StoreFailure | RuntimeException e) {
      // The next move will tell that there is no room, if it is so.
      Log.w(TAG, "The time is not kept", e);
    }
  }

  public void setBeating(boolean isBeating) {
    if (isBeating && !beating) {
      beat.run();
    } else if (!isBeating) {
      main.cancel(beat);
    }
    beating = isBeating;
  }

  private void again() {
    main.cancel(beat);
    main.postDelayed(EVERY, beat);
  }
}

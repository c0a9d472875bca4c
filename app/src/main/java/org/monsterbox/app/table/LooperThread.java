package org.monsterbox.app.table;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import org.monsterbox.app.referee.clock.MainThread;

/** The main thread of the app. */
public final class LooperThread implements MainThread {

  private final Handler handler = new Handler(Looper.getMainLooper());

  @Override
  public void post(Runnable work) {
    handler.post(work);
  }

  @Override
  public void postDelayed(long millis, Runnable work) {
    handler.postDelayed(work, millis);
  }

  @Override
  public void cancel(Runnable work) {
    handler.removeCallbacks(work);
  }

  @Override
  public long now() {
    return SystemClock.elapsedRealtime();
  }
}

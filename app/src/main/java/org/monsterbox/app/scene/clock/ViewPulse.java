package org.monsterbox.app.scene.clock;

import android.os.SystemClock;
import android.view.View;

/** The display's own frames. */
public record ViewPulse(View view) implements Pulse {

  @Override
  public long millis() {
    return SystemClock.uptimeMillis();
  }

  @Override
  public void nextFrame(Runnable frame) {
    view.postOnAnimation(frame);
  }

  @Override
  public void later(Runnable task, long millis) {
    view.postDelayed(task, millis);
  }

  @Override
  public void forget(Runnable task) {
    view.removeCallbacks(task);
  }
}

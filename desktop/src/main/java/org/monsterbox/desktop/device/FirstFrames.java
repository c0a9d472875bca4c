package org.monsterbox.desktop.device;

import android.app.Activity;
import android.app.Application.ActivityLifecycleCallbacks;
import android.content.res.TypedArray;
import android.os.Bundle;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * Has frames come at once while an activity is made anew: its window comes up with its first frame,
 * and Robolectric does not wait for that. The app may do this at any time, by changing its theme.
 */
final class FirstFrames implements ActivityLifecycleCallbacks {

  private static final Duration FRAME = Duration.ofMillis(16);

  /** From now on frames come in their time. */
  static void keepTime() {
    ShadowChoreographer.setFrameDelay(FRAME);
    ShadowChoreographer.setPaused(true);
  }

  @Override
  public void onActivityPaused(Activity activity) {
    if (activity.isChangingConfigurations()) {
      ShadowChoreographer.setPaused(false);
      // so that the one that is waited for comes, too
      ShadowSystemClock.advanceBy(FRAME);
    }
  }

  /** Robolectric reads the background before the app has chosen between day and night. */
  @Override
  public void onActivityStarted(Activity activity) {
    try (TypedArray theme =
        activity.obtainStyledAttributes(new int[] {android.R.attr.windowBackground})) {
      activity.getWindow().setBackgroundDrawable(theme.getDrawable(0));
    }
  }

  @Override
  public void onActivityCreated(Activity activity, @Nullable Bundle savedInstanceState) {}

  @Override
  public void onActivityResumed(Activity activity) {}

  @Override
  public void onActivityStopped(Activity activity) {}

  @Override
  public void onActivitySaveInstanceState(Activity activity, Bundle outState) {}

  @Override
  public void onActivityDestroyed(Activity activity) {}
}

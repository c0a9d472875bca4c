package org.monsterbox.app.scene.clock;

import android.view.animation.Interpolator;
import android.view.animation.LinearInterpolator;

/** A number that moves to where it is aimed at; aimed elsewhere, it goes on from where it is. */
public final class Ramp {

  public static final Interpolator EVEN = new LinearInterpolator();

  private final Interpolator easing;
  private float from;
  private float to;
  private float value;
  private long start;
  private long duration;
  private boolean moving;

  public Ramp(Interpolator easing, float value) {
    this.easing = easing;
    jump(value);
  }

  public float value() {
    return value;
  }

  public float aim() {
    return to;
  }

  public boolean isMoving() {
    return moving;
  }

  public void jump(float there) {
    from = there;
    to = there;
    value = there;
    moving = false;
  }

  /** Sets off at {@code when}; one that is on its way there already is not disturbed. */
  public void aim(float there, long when, long millis) {
    if (there == to) {
      return;
    }
    from = value;
    to = there;
    start = when;
    duration = millis;
    moving = true;
  }

  /** Arrives at once. */
  public void finish() {
    jump(to);
  }

  /** Whether it still moves after that. */
  public boolean advance(long now) {
    if (!moving) {
      return false;
    }
    if (now >= start + duration) {
      finish();
    } else if (now > start) {
      value = from + (to - from) * easing.getInterpolation((float) (now - start) / duration);
    }
    return moving;
  }
}

package org.monsterbox.app.table.parts;

import android.animation.ValueAnimator;
import android.annotation.SuppressLint;
import android.graphics.Color;
import android.graphics.drawable.ClipDrawable;
import android.graphics.drawable.ColorDrawable;
import android.view.Gravity;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.View;
import android.view.animation.LinearInterpolator;
import androidx.core.graphics.ColorUtils;

/**
 * Has a button held before it is pressed, so that nobody presses it by passing the device on. It
 * fills while a finger holds it. Keys and screen readers press it at once.
 */
public final class HoldToPress implements View.OnTouchListener {

  public static final long HOLD = 600;

  private static final int FULL = 10_000;
  private static final int TINT = 90;

  private final View button;
  private final ClipDrawable filled =
      new ClipDrawable(
          new ColorDrawable(ColorUtils.setAlphaComponent(Color.WHITE, TINT)),
          Gravity.START,
          ClipDrawable.HORIZONTAL);
  private final ValueAnimator filling = ValueAnimator.ofInt(0, FULL);
  private final Runnable press = this::press;

  public HoldToPress(View button) {
    this.button = button;
    filling.setDuration(HOLD);
    filling.setInterpolator(new LinearInterpolator());
    filling.addUpdateListener(now -> filled.setLevel((int) now.getAnimatedValue()));
    button.setForeground(filled);
  }

  /** Whether a finger has to hold it, or only to touch it. */
  public void setNeeded(boolean needed) {
    button.setOnTouchListener(needed ? this : null);
  }

  /** A finger that has held it long enough has clicked it. */
  @SuppressLint("ClickableViewAccessibility")
  @Override
  public boolean onTouch(View view, MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        view.setPressed(true);
        view.postDelayed(press, HOLD);
        filling.start();
      }
      case MotionEvent.ACTION_MOVE -> {
        if (isOutside(event)) {
          letGo();
        }
      }
      case MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> letGo();
      default -> {}
    }
    return true;
  }

  private boolean isOutside(MotionEvent event) {
    return event.getX() < 0
        || event.getY() < 0
        || event.getX() > button.getWidth()
        || event.getY() > button.getHeight();
  }

  private void press() {
    letGo();
    button.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
    button.performClick();
  }

  private void letGo() {
    button.removeCallbacks(press);
    button.setPressed(false);
    filling.cancel();
    filled.setLevel(0);
  }
}

package org.monsterbox.app.scene.touch;

import androidx.annotation.Nullable;
import java.util.List;
import java.util.function.Consumer;

/** Panning, flinging and pinching the content of panes. */
final class PaneTouches {

  private static final long DOUBLE_TAP = 300;
  private static final float DOUBLE_TAP_REACH = 40;

  private final List<Finger> fingers;
  private final float slop;
  private float lastSpan;
  private float lastX;
  private float lastY;
  private long lastTap;
  private float lastTapX;
  private float lastTapY;

  PaneTouches(List<Finger> fingers, float slop) {
    this.fingers = fingers;
    this.slop = slop;
  }

  /** Only the first of several fingers moves the content, or it would run away from both. */
  void pan(Finger finger, float x, float y) {
    if (finger.pane == null) {
      return;
    }
    for (Finger other : fingers) {
      if (other == finger) {
        finger.pane.pan(x, y);
        return;
      }
      if (other.pane == finger.pane && other.task == Finger.Task.PAN) {
        return;
      }
    }
  }

  void fling(Finger finger, long eventTime, long now) {
    if (finger.pane != null) {
      finger.pane.fling(finger.speedX(eventTime), finger.speedY(eventTime), now);
    }
  }

  /** Two taps where nothing can act zoom in or out. */
  void tapped(Finger finger, long eventTime, long now) {
    if (finger.pane == null || !finger.pane.canZoom()) {
      return;
    }
    double apart = Math.hypot(finger.x - lastTapX, finger.y - lastTapY);
    if (lastTap != 0 && eventTime - lastTap <= DOUBLE_TAP && apart < DOUBLE_TAP_REACH) {
      finger.pane.toggleZoom(finger.x, finger.y, now);
      lastTap = 0;
    } else {
      lastTap = eventTime;
      lastTapX = finger.x;
      lastTapY = finger.y;
    }
  }

  /**
   * Whether the finger is one of two that pinch; {@code release} frees them from what they meant.
   */
  boolean pinch(Finger finger, Consumer<Finger> release) {
    Finger other = partner(finger);
    if (other == null || finger.pane == null) {
      return false;
    }
    float span = (float) Math.hypot(finger.x - other.x, finger.y - other.y);
    float x = (finger.x + other.x) / 2;
    float y = (finger.y + other.y) / 2;
    if (finger.task != Finger.Task.PINCH) {
      float first = (float) Math.hypot(finger.downX - other.downX, finger.downY - other.downY);
      if (Math.abs(span - first) <= slop) {
        return false;
      }
      for (Finger each : List.of(finger, other)) {
        release.accept(each);
        each.task = Finger.Task.PINCH;
      }
    } else {
      finger.pane.pan(x - lastX, y - lastY);
      finger.pane.zoomTo(finger.pane.zoom() * span / Math.max(1, lastSpan), x, y);
    }
    lastSpan = span;
    lastX = x;
    lastY = y;
    return true;
  }

  /** The finger that is left goes on panning. */
  void leavePinch(Finger gone) {
    for (Finger finger : fingers) {
      if (finger.pane == gone.pane && finger.task == Finger.Task.PINCH) {
        finger.task = Finger.Task.PAN;
      }
    }
  }

  /** Another finger on the same pane that can zoom, neither of them carrying anything. */
  @Nullable
  private Finger partner(Finger finger) {
    if (!mayPinch(finger)) {
      return null;
    }
    for (Finger other : fingers) {
      boolean alike = (other.task == Finger.Task.PINCH) == (finger.task == Finger.Task.PINCH);
      if (other != finger && other.pane == finger.pane && alike && mayPinch(other)) {
        return other;
      }
    }
    return null;
  }

  private static boolean mayPinch(Finger finger) {
    return finger.pane != null
        && finger.pane.canZoom()
        && finger.task != Finger.Task.CARRY
        && finger.task != Finger.Task.VOID;
  }
}

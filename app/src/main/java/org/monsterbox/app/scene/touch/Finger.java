package org.monsterbox.app.scene.touch;

import androidx.annotation.Nullable;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.pane.PaneState;

/** One finger on the table: what it means, and how it moves, in dp of the scene. */
public final class Finger {

  /** What a finger does. */
  public enum Task {
    /** It lies on nothing that can act. */
    NOTHING,
    PRESS,
    MAGNIFY,
    CARRY,
    PAN,
    PINCH,
    /** It lies on the small map of a pane. */
    STEER,
    /** It meant something that it has left, or that is gone: it means nothing any more. */
    VOID
  }

  /** Fingers that come down in one strip within so many milliseconds may be one hand. */
  private static final long AT_ONCE = 50;

  final int pointer;
  final long downTime;
  final float downX;
  final float downY;
  @Nullable final PaneState pane;
  String strip = "";
  float x;
  float y;
  public Task task = Task.NOTHING;
  public @Nullable Node node;
  @Nullable Carry carry;
  @Nullable Node map;
  Runnable holding = () -> {};
  private long time;
  private float speedX;
  private float speedY;

  Finger(int pointer, long time, float x, float y, @Nullable PaneState pane) {
    this.pointer = pointer;
    this.pane = pane;
    this.time = time;
    this.x = x;
    this.y = y;
    downTime = time;
    downX = x;
    downY = y;
  }

  /** Whether both came down in one strip at almost the same time. */
  boolean isOfOneHandWith(Finger later) {
    return !strip.isEmpty() && strip.equals(later.strip) && later.downTime - downTime <= AT_ONCE;
  }

  void move(long when, float toX, float toY) {
    long millis = when - time;
    if (millis > 0) {
      speedX = mix(speedX, (toX - x) * 1000 / millis);
      speedY = mix(speedY, (toY - y) * 1000 / millis);
      time = when;
    }
    x = toX;
    y = toY;
  }

  /** The last moves count most, so that a finger that stopped does not fling. */
  private static float mix(float before, float last) {
    return before * 0.4f + last * 0.6f;
  }

  float movedX() {
    return x - downX;
  }

  float movedY() {
    return y - downY;
  }

  double moved() {
    return Math.hypot(movedX(), movedY());
  }

  /** In dp a second; none after a rest. */
  float speedX(long now) {
    return now - time > 60 ? 0 : speedX;
  }

  float speedY(long now) {
    return now - time > 60 ? 0 : speedY;
  }
}

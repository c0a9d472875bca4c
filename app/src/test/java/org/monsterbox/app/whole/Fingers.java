package org.monsterbox.app.whole;

import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.view.SceneView;

/** Touches the middle of what is seen; what a pane hides is pulled into sight first. */
final class Fingers implements Hand {

  private static final int MOST_PULLS = 40;

  @Override
  public void tap(SceneView view, Node node) {
    for (int pulls = 0; !isInSight(view, node); pulls++) {
      assertTrue("Cannot be reached by pulling: " + node.id(), pulls < MOST_PULLS);
      pull(view, node);
    }
    Rect place = SceneProbe.place(view, node.id());
    touch(view, place.exactCenterX(), place.exactCenterY());
  }

  @Override
  public void drop(SceneView view, Node node, Node target) {
    Rect from = SceneProbe.place(view, node.id());
    Rect to = SceneProbe.place(view, target.id());
    long down = SystemClock.uptimeMillis();
    send(view, down, down, MotionEvent.ACTION_DOWN, from.exactCenterX(), from.exactCenterY());
    int steps = 8;
    for (int step = 1; step <= steps; step++) {
      float part = (float) step / steps;
      send(
          view,
          down,
          down + 16L * step,
          MotionEvent.ACTION_MOVE,
          from.exactCenterX() + (to.exactCenterX() - from.exactCenterX()) * part,
          from.exactCenterY() + (to.exactCenterY() - from.exactCenterY()) * part);
    }
    send(view, down, down + 200, MotionEvent.ACTION_UP, to.exactCenterX(), to.exactCenterY());
  }

  private static boolean isInSight(SceneView view, Node node) {
    // What a pane hides has a place at its edge that is one pixel high.
    Rect place = SceneProbe.place(view, node.id());
    return Math.min(place.width(), place.height()) > Node.LEAST_TARGET / 3;
  }

  private static Rect pane(SceneView view, Node node) {
    float scale = view.getWidth() / view.scene().width();
    return view.scene().panes().stream()
        .filter(pane -> pane.id().equals(node.pane()))
        .findFirst()
        .map(
            pane ->
                new Rect(
                    Math.round(pane.bounds().left() * scale),
                    Math.round(pane.bounds().top() * scale),
                    Math.round(pane.bounds().right() * scale),
                    Math.round(pane.bounds().bottom() * scale)))
        .orElse(new Rect(0, 0, view.getWidth(), view.getHeight()));
  }

  /** Drags a part of the pane's size, slowly enough not to fling it. */
  private static void pull(SceneView view, Node node) {
    Rect place = SceneProbe.place(view, node.id());
    Rect pane = pane(view, node);
    float wayX = limited(pane.exactCenterX() - place.exactCenterX(), pane.width() * 0.3f);
    float wayY = limited(pane.exactCenterY() - place.exactCenterY(), pane.height() * 0.3f);
    float x = pane.exactCenterX() - wayX / 2;
    float y = pane.exactCenterY() - wayY / 2;
    long down = SystemClock.uptimeMillis();
    send(view, down, down, MotionEvent.ACTION_DOWN, x, y);
    int steps = 12;
    for (int step = 1; step <= steps; step++) {
      float part = (float) step / steps;
      send(
          view, down, down + 16L * step, MotionEvent.ACTION_MOVE, x + wayX * part, y + wayY * part);
    }
    send(view, down, down + 600, MotionEvent.ACTION_UP, x + wayX, y + wayY);
  }

  private static float limited(float way, float most) {
    return Math.max(-most, Math.min(most, way));
  }

  private static void touch(SceneView view, float x, float y) {
    long down = SystemClock.uptimeMillis();
    send(view, down, down, MotionEvent.ACTION_DOWN, x, y);
    send(view, down, down + 60, MotionEvent.ACTION_UP, x, y);
  }

  private static void send(SceneView view, long down, long now, int action, float x, float y) {
    MotionEvent event = MotionEvent.obtain(down, now, action, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }
}

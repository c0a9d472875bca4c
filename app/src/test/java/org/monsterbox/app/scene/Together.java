package org.monsterbox.app.scene;

import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import java.util.List;

/** Several fingers at once, for tests of whole games. */
public final class Together {

  private Together() {}

  /**
   * Fingers come down on these nodes, one after another within one frame, and lie there until the
   * system takes the touch away.
   *
   * @param millis how long after each other
   */
  public static void press(SceneView view, List<String> nodes, long millis) {
    long first = SystemClock.uptimeMillis() - millis * (nodes.size() - 1);
    List<Rect> places = nodes.stream().map(node -> SceneProbe.place(view, node)).toList();
    for (int i = 0; i < places.size(); i++) {
      int down =
          i == 0
              ? MotionEvent.ACTION_DOWN
              : MotionEvent.ACTION_POINTER_DOWN | i << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
      send(view, down, first, first + i * millis, places.subList(0, i + 1));
    }
    send(view, MotionEvent.ACTION_CANCEL, first, SystemClock.uptimeMillis(), places);
  }

  private static void send(SceneView view, int action, long down, long time, List<Rect> places) {
    int count = places.size();
    MotionEvent.PointerProperties[] properties = new MotionEvent.PointerProperties[count];
    MotionEvent.PointerCoords[] coords = new MotionEvent.PointerCoords[count];
    for (int i = 0; i < count; i++) {
      properties[i] = new MotionEvent.PointerProperties();
      properties[i].id = i;
      coords[i] = new MotionEvent.PointerCoords();
      coords[i].x = places.get(i).exactCenterX();
      coords[i].y = places.get(i).exactCenterY();
    }
    MotionEvent event =
        MotionEvent.obtain(down, time, action, count, properties, coords, 0, 0, 1, 1, 0, 0, 0, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }
}

package org.monsterbox.app.scene;

import android.graphics.Rect;
import android.view.MotionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.monsterbox.app.scene.view.SceneView;

/** Fingers on a view, each known by a number of its own, as the system tells of them. */
public final class Pointers {

  private final SceneView view;
  private final LongSupplier clock;
  private final Map<Integer, float[]> fingers = new TreeMap<>();
  private long downTime;

  /**
   * Nobody touches the view yet.
   *
   * @param clock when what follows happens, by the time of events
   */
  public Pointers(SceneView view, LongSupplier clock) {
    this.view = view;
    this.clock = clock;
  }

  public Pointers down(int finger, float x, float y) {
    fingers.put(finger, new float[] {x, y});
    if (fingers.size() == 1) {
      downTime = clock.getAsLong();
      send(MotionEvent.ACTION_DOWN);
    } else {
      send(MotionEvent.ACTION_POINTER_DOWN | shifted(finger));
    }
    return this;
  }

  /** In the middle of that node. */
  public Pointers down(int finger, String node) {
    Rect place = SceneProbe.place(view, node);
    return down(finger, place.exactCenterX(), place.exactCenterY());
  }

  public Pointers move(int finger, float x, float y) {
    fingers.put(finger, new float[] {x, y});
    send(MotionEvent.ACTION_MOVE);
    return this;
  }

  /** To the middle of that node, in a few steps. */
  public Pointers slide(int finger, String node) {
    float[] from = fingers.get(finger);
    Rect place = SceneProbe.place(view, node);
    for (int i = 1; i <= 10; i++) {
      move(
          finger,
          from[0] + (place.exactCenterX() - from[0]) * i / 10,
          from[1] + (place.exactCenterY() - from[1]) * i / 10);
    }
    return this;
  }

  public Pointers up(int finger) {
    send(
        fingers.size() == 1
            ? MotionEvent.ACTION_UP
            : MotionEvent.ACTION_POINTER_UP | shifted(finger));
    fingers.remove(finger);
    return this;
  }

  /** The system takes the touch away. */
  public Pointers cancel() {
    send(MotionEvent.ACTION_CANCEL);
    fingers.clear();
    return this;
  }

  float[] at(int finger) {
    return fingers.get(finger);
  }

  private int shifted(int finger) {
    List<Integer> numbers = new ArrayList<>(fingers.keySet());
    return numbers.indexOf(finger) << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
  }

  private void send(int action) {
    int count = fingers.size();
    MotionEvent.PointerProperties[] properties = new MotionEvent.PointerProperties[count];
    MotionEvent.PointerCoords[] coords = new MotionEvent.PointerCoords[count];
    int i = 0;
    for (Map.Entry<Integer, float[]> finger : fingers.entrySet()) {
      properties[i] = new MotionEvent.PointerProperties();
      properties[i].id = finger.getKey();
      coords[i] = new MotionEvent.PointerCoords();
      coords[i].x = finger.getValue()[0];
      coords[i].y = finger.getValue()[1];
      i++;
    }
    long time = clock.getAsLong();
    MotionEvent event =
        MotionEvent.obtain(
            downTime, time, action, count, properties, coords, 0, 0, 1, 1, 0, 0, 0, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }
}

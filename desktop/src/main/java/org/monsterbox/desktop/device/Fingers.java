package org.monsterbox.desktop.device;

import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.desktop.link.Request.Finger;
import org.monsterbox.desktop.link.Request.Wheel;

/**
 * Turns fingers that come and go into Android's events. The window of the first one has them all.
 */
final class Fingers {

  private record Down(int id, float x, float y) {}

  private final List<Down> fingers = new ArrayList<>();
  private Optional<View> window = Optional.empty();
  private long downTime;
  private long lastTime;

  void touch(Finger finger) {
    long time = Math.max(lastTime, SystemClock.uptimeMillis() - finger.age());
    lastTime = time;
    int index = index(finger.id());
    switch (finger.what()) {
      case DOWN -> {
        if (index >= 0) {
          // nobody has seen it go up
          cancel();
        }
        down(finger, time);
      }
      case MOVE -> {
        if (index >= 0) {
          fingers.set(index, new Down(finger.id(), finger.x(), finger.y()));
          send(MotionEvent.ACTION_MOVE, time);
        }
      }
      case UP -> {
        if (index >= 0) {
          fingers.set(index, new Down(finger.id(), finger.x(), finger.y()));
          up(index, time);
        }
      }
      case CANCEL -> cancel();
    }
  }

  void turn(Wheel wheel) {
    long now = SystemClock.uptimeMillis();
    MotionEvent.PointerProperties mouse = properties(0, MotionEvent.TOOL_TYPE_MOUSE);
    MotionEvent.PointerCoords place = coords(wheel.x(), wheel.y());
    place.setAxisValue(MotionEvent.AXIS_HSCROLL, wheel.across());
    place.setAxisValue(MotionEvent.AXIS_VSCROLL, wheel.down());
    int meta = wheel.control() ? KeyEvent.META_CTRL_ON : 0;
    MotionEvent event =
        MotionEvent.obtain(
            now,
            now,
            MotionEvent.ACTION_SCROLL,
            1,
            new MotionEvent.PointerProperties[] {mouse},
            new MotionEvent.PointerCoords[] {place},
            meta,
            0,
            1,
            1,
            0,
            0,
            InputDevice.SOURCE_MOUSE,
            0);
    Windows.touchedBy(event).ifPresent(root -> Windows.send(root, event));
  }

  /** Nobody touches any more, and nothing comes of it. */
  void cancel() {
    if (!fingers.isEmpty()) {
      send(MotionEvent.ACTION_CANCEL, Math.max(lastTime, SystemClock.uptimeMillis()));
      fingers.clear();
    }
  }

  private void down(Finger finger, long time) {
    fingers.add(new Down(finger.id(), finger.x(), finger.y()));
    if (fingers.size() > 1) {
      send(indexed(MotionEvent.ACTION_POINTER_DOWN, fingers.size() - 1), time);
      return;
    }
    downTime = time;
    MotionEvent event = event(MotionEvent.ACTION_DOWN, time);
    window = Windows.touchedBy(event);
    window.ifPresent(root -> Windows.send(root, event));
  }

  private void up(int index, long time) {
    boolean last = fingers.size() == 1;
    send(last ? MotionEvent.ACTION_UP : indexed(MotionEvent.ACTION_POINTER_UP, index), time);
    fingers.remove(index);
  }

  private void send(int action, long time) {
    window
        .filter(View::isAttachedToWindow)
        .ifPresent(root -> Windows.send(root, event(action, time)));
  }

  private MotionEvent event(int action, long time) {
    int count = fingers.size();
    MotionEvent.PointerProperties[] properties = new MotionEvent.PointerProperties[count];
    MotionEvent.PointerCoords[] coords = new MotionEvent.PointerCoords[count];
    for (int i = 0; i < count; i++) {
      Down finger = fingers.get(i);
      properties[i] = properties(finger.id(), MotionEvent.TOOL_TYPE_FINGER);
      coords[i] = coords(finger.x(), finger.y());
    }
    return MotionEvent.obtain(
        downTime,
        time,
        action,
        count,
        properties,
        coords,
        0,
        0,
        1,
        1,
        0,
        0,
        InputDevice.SOURCE_TOUCHSCREEN,
        0);
  }

  private int index(int id) {
    for (int i = 0; i < fingers.size(); i++) {
      if (fingers.get(i).id() == id) {
        return i;
      }
    }
    return -1;
  }

  private static int indexed(int action, int index) {
    return action | index << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
  }

  private static MotionEvent.PointerProperties properties(int id, int tool) {
    MotionEvent.PointerProperties properties = new MotionEvent.PointerProperties();
    properties.id = id;
    properties.toolType = tool;
    return properties;
  }

  private static MotionEvent.PointerCoords coords(float x, float y) {
    MotionEvent.PointerCoords coords = new MotionEvent.PointerCoords();
    coords.x = x;
    coords.y = y;
    coords.pressure = 1;
    coords.size = 1;
    return coords;
  }
}

package org.monsterbox.desktop.device;

import static android.view.WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE;
import static android.view.WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE;
import static android.view.WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL;
import static android.view.WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH;

import android.view.MotionEvent;
import android.view.View;
import android.view.WindowManager;
import android.view.WindowManagerGlobal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The app's windows: its own, and the dialogs and menus that lie over it. */
final class Windows {

  private Windows() {}

  /** All that are to be seen, from the lowest to the topmost. */
  static List<View> visible() {
    List<View> visible = new ArrayList<>();
    for (View root : WindowManagerGlobal.getInstance().getWindowViews()) {
      if (root.getVisibility() == View.VISIBLE && root.getWidth() > 0 && root.getHeight() > 0) {
        visible.add(root);
      }
    }
    return visible;
  }

  static WindowManager.LayoutParams params(View root) {
    return (WindowManager.LayoutParams) root.getLayoutParams();
  }

  /** Where the window's left upper corner is. */
  static int[] location(View root) {
    int[] location = new int[2];
    root.getLocationOnScreen(location);
    return location;
  }

  /** The window that keys go to. */
  static Optional<View> focused() {
    List<View> roots = visible();
    for (int i = roots.size() - 1; i >= 0; i--) {
      if (!has(roots.get(i), FLAG_NOT_FOCUSABLE)) {
        return Optional.of(roots.get(i));
      }
    }
    return Optional.empty();
  }

  /** The window that an event at that place goes to; those that a finger misses are told of it. */
  static Optional<View> touchedBy(MotionEvent event) {
    List<View> roots = visible();
    for (int i = roots.size() - 1; i >= 0; i--) {
      View root = roots.get(i);
      if (has(root, FLAG_NOT_TOUCHABLE)) {
        continue;
      }
      if (isModal(root) || contains(root, event.getX(), event.getY())) {
        return Optional.of(root);
      }
      boolean touched = event.getActionMasked() == MotionEvent.ACTION_DOWN;
      if (touched && has(root, FLAG_WATCH_OUTSIDE_TOUCH)) {
        MotionEvent outside = MotionEvent.obtain(event);
        outside.setAction(MotionEvent.ACTION_OUTSIDE);
        send(root, outside);
      }
    }
    return Optional.empty();
  }

  /** Hands the window an event whose places are those of the screen. */
  static void send(View root, MotionEvent event) {
    int[] location = location(root);
    event.offsetLocation(-location[0], -location[1]);
    root.getViewRootImpl().dispatchInputEvent(event);
  }

  private static boolean isModal(View root) {
    return !has(root, FLAG_NOT_FOCUSABLE) && !has(root, FLAG_NOT_TOUCH_MODAL);
  }

  private static boolean contains(View root, float x, float y) {
    int[] location = location(root);
    return x >= location[0]
        && y >= location[1]
        && x < location[0] + root.getWidth()
        && y < location[1] + root.getHeight();
  }

  private static boolean has(View root, int flag) {
    return (params(root).flags & flag) != 0;
  }
}

package org.monsterbox.app.whole;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.view.KeyEvent;
import android.view.View;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.view.SceneView;

/** Plays with Tab and Space alone. */
final class Keys implements Hand {

  /** Once round everything on the screen, and round the table again. */
  private static final int MOST_STEPS = 300;

  private final Activity activity;

  Keys(Activity activity) {
    this.activity = activity;
  }

  @Override
  public void tap(SceneView view, Node node) {
    for (int steps = 0; !isOn(view, node); steps++) {
      assertTrue("Tab never comes to " + node.id(), steps < MOST_STEPS);
      press(KeyEvent.KEYCODE_TAB);
    }
    press(node.drops().isEmpty() ? KeyEvent.KEYCODE_ENTER : KeyEvent.KEYCODE_SPACE);
  }

  private static boolean isOn(SceneView view, Node node) {
    return view.isFocused() && view.focusedNode().equals(node.id());
  }

  private void press(int key) {
    boolean used = activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
    if (!used && key == KeyEvent.KEYCODE_TAB) {
      goOn();
    }
  }

  /** What the window does with a Tab that no view has used; the first key ends the touch mode. */
  private void goOn() {
    View from = activity.getWindow().getDecorView().findFocus();
    if (from == null) {
      activity.findViewById(android.R.id.content).requestFocusFromTouch();
    } else {
      from.focusSearch(View.FOCUS_FORWARD).requestFocus(View.FOCUS_FORWARD);
    }
  }
}

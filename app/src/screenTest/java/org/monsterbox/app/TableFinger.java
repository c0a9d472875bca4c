package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;

import android.view.InputDevice;
import android.view.MotionEvent;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.action.GeneralClickAction;
import androidx.test.espresso.action.Press;
import androidx.test.espresso.action.Tap;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.table.parts.Pointer;

/** A finger on the table, and what it finds there. */
final class TableFinger {

  private TableFinger() {}

  static void touch(String node) {
    onView(withId(R.id.scene))
        .perform(
            new GeneralClickAction(
                Tap.SINGLE,
                view -> middle((SceneView) view, node),
                Press.FINGER,
                InputDevice.SOURCE_TOUCHSCREEN,
                MotionEvent.BUTTON_PRIMARY));
  }

  private static float[] middle(SceneView view, String id) {
    Node node = view.scene().find(id).orElseThrow();
    Bounds bounds = node.bounds();
    float scale = view.getWidth() / view.scene().width();
    int[] corner = new int[2];
    view.getLocationOnScreen(corner);
    return new float[] {
      corner[0] + (bounds.left() + bounds.right()) / 2 * scale,
      corner[1] + (bounds.top() + bounds.bottom()) / 2 * scale
    };
  }

  /**
   * What is said of all that lies on the table, and what is chosen of it; but for the frame around
   * what is new, which comes once.
   */
  static List<String> seen(ActivityScenario<MainActivity> scenario) {
    onView(withId(R.id.scene)).check(matches(isDisplayed()));
    List<String> seen = new ArrayList<>();
    scenario.onActivity(
        activity -> {
          for (Node node : activity.<SceneView>findViewById(R.id.scene).scene().nodes()) {
            if (!node.id().equals(Pointer.ID)) {
              seen.add(node.id() + ": " + node.label() + (node.selected() ? ", chosen" : ""));
            }
          }
        });
    return seen;
  }

  /** The number of the game on the table. */
  static long game(ActivityScenario<MainActivity> scenario) {
    onView(withId(R.id.table)).check(matches(isDisplayed()));
    List<Long> game = new ArrayList<>();
    scenario.onActivity(
        activity ->
            game.add(
                Place.number(
                    activity.getSupportFragmentManager().findFragmentById(android.R.id.content))));
    return game.get(0);
  }
}

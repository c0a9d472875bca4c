package org.monsterbox.app.scene;

import android.graphics.Rect;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.view.SceneView;

/** Tells tests of whole games where things are, and what a screen reader gets. */
public final class SceneProbe {

  private SceneProbe() {}

  /** What a screen reader gets for the node. */
  public static AccessibilityNodeInfo spoken(SceneView view, String id) {
    AccessibilityNodeProvider nodes = view.getAccessibilityNodeProvider();
    // Makes the numbers of all nodes that there are now.
    nodes.createAccessibilityNodeInfo(View.NO_ID);
    return nodes.createAccessibilityNodeInfo(view.spoken().number(id));
  }

  /** Clicks as a screen reader does. */
  public static boolean click(SceneView view, String id) {
    return view.getAccessibilityNodeProvider()
        .performAction(view.spoken().number(id), AccessibilityNodeInfo.ACTION_CLICK, null);
  }

  /** What the pane shows of its content. */
  public static Bounds shown(SceneView view, String pane) {
    PaneState state = view.panes().find(pane);
    Bounds window = state.pane().bounds();
    return new Bounds(
        state.toContentX(window.left()),
        state.toContentY(window.top()),
        state.toContentX(window.right()),
        state.toContentY(window.bottom()));
  }

  /** Where the node, or what its pane shows of it, is on the view. */
  public static Rect place(SceneView view, String id) {
    Rect place = new Rect();
    spoken(view, id).getBoundsInScreen(place);
    int[] corner = new int[2];
    view.getLocationOnScreen(corner);
    place.offset(-corner[0], -corner[1]);
    return place;
  }
}

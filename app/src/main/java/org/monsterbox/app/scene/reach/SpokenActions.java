package org.monsterbox.app.scene.reach;

import android.content.res.Resources;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Ticking;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.motion.Ticks;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Places;

/** What a screen reader says a node is, and offers to do with it. */
final class SpokenActions {

  /** Beyond the numbers of the system's own actions. */
  private static final int FIRST_DROP = 0x20000000;

  private final Resources resources;
  private final Places places;
  private final Ticks ticks;

  SpokenActions(Resources resources, Places places, Ticks ticks) {
    this.resources = resources;
    this.places = places;
    this.ticks = ticks;
  }

  void describe(Node node, AccessibilityNodeInfoCompat info) {
    info.setContentDescription(node.label());
    info.setClassName(className(node.role()));
    info.setHeading(node.role() == Role.HEADING);
    info.setFocusable(node.canAct());
    info.setSelected(node.selected() && node.role() != Role.TOGGLE);
    if (node.role() == Role.TOGGLE) {
      info.setCheckable(true);
      info.setChecked(node.selected());
    }
    if (node.piece() instanceof Ticking piece && piece.end() != Long.MAX_VALUE) {
      info.setStateDescription(secondsLeft(ticks.secondsLeft(piece)));
    }
    if (node.tap().isPresent()) {
      info.setClickable(true);
      info.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, verb(node, node.tap().get())));
    }
    if (node.canBeLookedAt()) {
      info.setLongClickable(true);
      boolean explained = node.explanation().isPresent();
      info.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_LONG_CLICK,
              resources.getString(explained ? R.string.scene_explain : R.string.scene_look)));
    }
    List<Node> targets = targets(node);
    for (int i = 0; i < targets.size(); i++) {
      info.addAction(
          new AccessibilityActionCompat(
              FIRST_DROP + i, resources.getString(R.string.scene_drop_on, targets.get(i).label())));
    }
  }

  String secondsLeft(int seconds) {
    return resources.getQuantityString(R.plurals.scene_seconds_left, seconds, seconds);
  }

  private static String className(Role role) {
    return switch (role) {
      case BUTTON -> "android.widget.Button";
      case TOGGLE -> "android.widget.CheckBox";
      case PICTURE -> "android.widget.ImageView";
      case TEXT, HEADING -> "android.widget.TextView";
      case DECORATION -> "android.view.View";
    };
  }

  private String verb(Node node, Tap tap) {
    if (tap instanceof Tap.Say) {
      return resources.getString(R.string.scene_why);
    }
    if (node.role() == Role.TOGGLE) {
      return resources.getString(node.selected() ? R.string.scene_unselect : R.string.scene_select);
    }
    return resources.getString(R.string.scene_choose);
  }

  /** Where the node can be put, in the order of the scene; what has no name cannot be offered. */
  private List<Node> targets(Node node) {
    List<Node> targets = new ArrayList<>();
    // Targets that are snapped to lie close together, and can be chosen themselves.
    if (!node.drops().isEmpty() && node.snap().isEmpty()) {
      for (Node target : places.scene().nodes()) {
        if (node.drops().containsKey(target.id()) && !target.label().isEmpty()) {
          targets.add(target);
        }
      }
    }
    return targets;
  }

  /** The id of the node that this action drops it on; null for any other action. */
  @Nullable
  String target(Node node, int action) {
    List<Node> targets = targets(node);
    int index = action - FIRST_DROP;
    return index >= 0 && index < targets.size() ? targets.get(index).id() : null;
  }

  static void addScrolling(AccessibilityNodeInfoCompat info, PaneState pane) {
    if (!pane.canPan()) {
      return;
    }
    info.setScrollable(true);
    info.addAction(AccessibilityActionCompat.ACTION_SCROLL_FORWARD);
    info.addAction(AccessibilityActionCompat.ACTION_SCROLL_BACKWARD);
    if (pane.canPanX()) {
      info.addAction(AccessibilityActionCompat.ACTION_SCROLL_LEFT);
      info.addAction(AccessibilityActionCompat.ACTION_SCROLL_RIGHT);
    }
    if (pane.canPanY()) {
      info.addAction(AccessibilityActionCompat.ACTION_SCROLL_UP);
      info.addAction(AccessibilityActionCompat.ACTION_SCROLL_DOWN);
    }
  }

  static int pagesX(int action, PaneState pane) {
    int along = pane.canPanY() ? 0 : along(action);
    return along
        + is(action, AccessibilityActionCompat.ACTION_SCROLL_RIGHT)
        - is(action, AccessibilityActionCompat.ACTION_SCROLL_LEFT);
  }

  static int pagesY(int action, PaneState pane) {
    int along = pane.canPanY() ? along(action) : 0;
    return along
        + is(action, AccessibilityActionCompat.ACTION_SCROLL_DOWN)
        - is(action, AccessibilityActionCompat.ACTION_SCROLL_UP);
  }

  private static int along(int action) {
    return is(action, AccessibilityActionCompat.ACTION_SCROLL_FORWARD)
        - is(action, AccessibilityActionCompat.ACTION_SCROLL_BACKWARD);
  }

  private static int is(int action, AccessibilityActionCompat wanted) {
    return action == wanted.getId() ? 1 : 0;
  }
}

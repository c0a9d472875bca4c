package org.monsterbox.app.scene.reach;

import android.graphics.Rect;
import android.graphics.RectF;
import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityEventCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.motion.Ticks;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.pane.Places;

/** Offers every node with a label to screen readers, under one number for the life of the view. */
public final class SpokenNodes extends ExploreByTouchHelper {

  /** The sentence that was announced last. */
  public static final int ANNOUNCEMENT = 0;

  private final View host;
  private final Places places;
  private final Panes panes;
  private final SpokenCommands deeds;
  private final SpokenActions actions;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, String> ids = new HashMap<>();
  private final RectF bounds = new RectF();
  private final Rect rounded = new Rect();
  private String announcement = "";

  public SpokenNodes(View host, Places places, Panes panes, SpokenCommands deeds, Ticks ticks) {
    super(host);
    this.host = host;
    this.places = places;
    this.panes = panes;
    this.deeds = deeds;
    actions = new SpokenActions(host.getResources(), places, ticks);
  }

  public int number(String id) {
    return numbers.computeIfAbsent(
        id,
        key -> {
          int next = numbers.size() + 1;
          ids.put(next, key);
          return next;
        });
  }

  @Nullable
  private Node node(int number) {
    String id = ids.get(number);
    return id == null ? null : places.scene().find(id).orElse(null);
  }

  /** Says it when the screen reader has finished what it is saying. */
  public void announce(String sentence) {
    announcement = sentence;
    invalidateVirtualView(ANNOUNCEMENT, AccessibilityEventCompat.CONTENT_CHANGE_TYPE_TEXT);
  }

  public void announceSecondsLeft(int seconds) {
    announce(actions.secondsLeft(seconds));
  }

  /** The keyboard has moved to that node. */
  public void focusMoved(String id) {
    int number = number(id);
    if (host.isFocused() && getKeyboardFocusedVirtualViewId() != number) {
      requestKeyboardFocusForVirtualView(number);
    }
  }

  /** A screen reader that is on goes to that node. */
  public void meet(String id) {
    AccessibilityNodeProviderCompat provider = getAccessibilityNodeProvider(host);
    provider.performAction(
        number(id), AccessibilityNodeInfoCompat.ACTION_ACCESSIBILITY_FOCUS, null);
  }

  public void focusLost() {
    clearKeyboardFocusForVirtualView(getKeyboardFocusedVirtualViewId());
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    Node node =
        places.find(places.toSceneX(x), places.toSceneY(y), each -> !each.label().isEmpty());
    return node == null ? INVALID_ID : number(node.id());
  }

  @Override
  public void getVisibleVirtualViews(List<Integer> views) {
    for (Node node : places.scene().nodes()) {
      if (!node.label().isEmpty()) {
        views.add(number(node.id()));
      }
    }
    if (!announcement.isEmpty()) {
      views.add(ANNOUNCEMENT);
    }
  }

  @Override
  protected void onPopulateNodeForHost(@NonNull AccessibilityNodeInfoCompat info) {
    for (PaneState pane : panes.shown()) {
      SpokenActions.addScrolling(info, pane);
    }
  }

  @Override
  protected void onPopulateNodeForVirtualView(
      int number, @NonNull AccessibilityNodeInfoCompat info) {
    Node node = node(number);
    if (number == ANNOUNCEMENT) {
      info.setText(announcement);
      info.setLiveRegion(ViewCompat.ACCESSIBILITY_LIVE_REGION_POLITE);
      bounds.set(0, host.getHeight() - 1, host.getWidth(), host.getHeight());
    } else if (node == null) {
      // A reader may still ask for what has just gone.
      info.setContentDescription("");
      info.setFocusable(false);
      bounds.set(0, 0, 1, 1);
    } else {
      places.boundsInView(node, bounds);
      actions.describe(node, info);
      PaneState pane = panes.of(node);
      if (pane != null) {
        info.addAction(AccessibilityActionCompat.ACTION_SHOW_ON_SCREEN);
        SpokenActions.addScrolling(info, pane);
      }
    }
    bounds.roundOut(rounded);
    place(info);
  }

  /** The base class makes places on the screen of places in the view, and takes no others. */
  @SuppressWarnings("deprecation")
  private void place(AccessibilityNodeInfoCompat info) {
    info.setBoundsInParent(rounded);
  }

  @Override
  protected void onPopulateEventForVirtualView(int number, @NonNull AccessibilityEvent event) {
    Node node = node(number);
    if (node != null
        && event.getEventType() == AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED) {
      deeds.reveal(node);
    }
  }

  @Override
  protected void onVirtualViewKeyboardFocusChanged(int number, boolean hasFocus) {
    Node node = node(number);
    if (node != null && hasFocus) {
      deeds.focus(node);
    }
  }

  @Override
  protected boolean onPerformActionForVirtualView(
      int number, int action, @Nullable Bundle arguments) {
    Node node = node(number);
    if (node == null) {
      return false;
    }
    if (action == AccessibilityNodeInfoCompat.ACTION_CLICK) {
      return deeds.tap(node);
    }
    if (action == AccessibilityNodeInfoCompat.ACTION_LONG_CLICK) {
      return deeds.look(node);
    }
    if (action == AccessibilityActionCompat.ACTION_SHOW_ON_SCREEN.getId()) {
      deeds.reveal(node);
      return true;
    }
    String target = actions.target(node, action);
    if (target != null) {
      return deeds.drop(node, target);
    }
    PaneState pane = panes.of(node);
    return pane != null && scroll(pane, action);
  }

  /** Scrolls the first pane that has anything left to scroll in that direction. */
  public boolean scroll(int action) {
    for (PaneState pane : panes.shown()) {
      if (scroll(pane, action)) {
        return true;
      }
    }
    return false;
  }

  private boolean scroll(PaneState pane, int action) {
    int x = SpokenActions.pagesX(action, pane);
    int y = SpokenActions.pagesY(action, pane);
    return (x != 0 || y != 0) && deeds.scroll(pane, x, y);
  }
}

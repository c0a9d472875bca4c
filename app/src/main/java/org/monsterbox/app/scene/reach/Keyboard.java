package org.monsterbox.app.scene.reach;

import android.view.KeyEvent;
import android.view.View;
import androidx.annotation.Nullable;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.clock.Calm;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.touch.Carry;
import org.monsterbox.app.scene.touch.Carrying;
import org.monsterbox.app.scene.touch.Taps;

/**
 * Plays the table with keys: Tab and arrows move, Enter and Space do. What can be put elsewhere is
 * picked up by Enter, moved over its targets, put down by Enter, or put back by Escape.
 */
public final class Keyboard {

  private final Focus focus;
  private final Panes panes;
  private final Carrying hands;
  private final Taps taps;
  private final Pulse pulse;

  private final Calm calm;
  private final Runnable focusMoved;
  @Nullable private Carry carry;

  public Keyboard(
      Focus focus,
      Panes panes,
      Carrying hands,
      Taps taps,
      Pulse pulse,
      Calm calm,
      Runnable focusMoved) {
    this.focus = focus;
    this.panes = panes;
    this.hands = hands;
    this.taps = taps;
    this.pulse = pulse;
    this.calm = calm;
    this.focusMoved = focusMoved;
  }

  /** Whether the key was for the table. */
  public boolean press(int key, KeyEvent event) {
    return switch (key) {
      case KeyEvent.KEYCODE_TAB ->
          event.hasNoModifiers()
              ? move(View.FOCUS_FORWARD)
              : event.hasModifiers(KeyEvent.META_SHIFT_ON) && move(View.FOCUS_BACKWARD);
      case KeyEvent.KEYCODE_DPAD_UP -> arrow(View.FOCUS_UP, event) || scroll(0, -1);
      case KeyEvent.KEYCODE_DPAD_DOWN -> arrow(View.FOCUS_DOWN, event) || scroll(0, 1);
      case KeyEvent.KEYCODE_DPAD_LEFT -> arrow(View.FOCUS_LEFT, event) || scroll(-1, 0);
      case KeyEvent.KEYCODE_DPAD_RIGHT -> arrow(View.FOCUS_RIGHT, event) || scroll(1, 0);
      case KeyEvent.KEYCODE_PAGE_UP -> scroll(0, -1);
      case KeyEvent.KEYCODE_PAGE_DOWN -> scroll(0, 1);
      case KeyEvent.KEYCODE_ENTER,
          KeyEvent.KEYCODE_NUMPAD_ENTER,
          KeyEvent.KEYCODE_DPAD_CENTER,
          KeyEvent.KEYCODE_SPACE ->
          event.getRepeatCount() > 0 || act(key == KeyEvent.KEYCODE_SPACE, event.getEventTime());
      case KeyEvent.KEYCODE_I -> look(event.getEventTime());
      case KeyEvent.KEYCODE_ESCAPE, KeyEvent.KEYCODE_BACK -> cancel();
      default -> false;
    };
  }

  /** Comes to the table: by Tab to its beginning or end, otherwise to where the keys were last. */
  public void enter(int direction) {
    if (direction == View.FOCUS_FORWARD || direction == View.FOCUS_BACKWARD) {
      focus.forget();
    }
    move(direction);
  }

  /** With the shift key an arrow also leads to what can only be looked at. */
  private boolean arrow(int direction, KeyEvent event) {
    boolean looks = event.isShiftPressed() && carry == null;
    return looks ? move(direction, node -> node.canAct() || node.canBeLookedAt()) : move(direction);
  }

  /** Whether there was anywhere to move to. */
  boolean move(int direction) {
    return move(direction, usable());
  }

  private boolean move(int direction, Predicate<Node> reachable) {
    Node next = focus.next(direction, reachable);
    focus.setVisible(true);
    if (next == null) {
      // With something in the hand, nobody leaves the table.
      return carry != null;
    }
    focus.put(next, pulse.millis(), calm.glide());
    if (carry != null) {
      carry.holdOver(next);
    }
    focusMoved.run();
    return true;
  }

  /** Scrolls the first pane that has anything left in that direction: text to be read, say. */
  private boolean scroll(int pagesX, int pagesY) {
    for (PaneState pane : panes.shown()) {
      if (pane.page(pagesX, pagesY, pulse.millis(), calm.glide())) {
        return true;
      }
    }
    return false;
  }

  private boolean act(boolean space, long time) {
    Node node = focus.node();
    if (node == null) {
      return false;
    }
    if (!focus.isVisible()) {
      focus.setVisible(true);
      return true;
    }
    if (carry != null) {
      Carry dropped = carry;
      carry = null;
      hands.drop(dropped, time);
    } else if (!node.drops().isEmpty() && (node.tap().isEmpty() || !space)) {
      carry = hands.pickUp(node);
    } else {
      taps.tap(node, time);
    }
    return true;
  }

  /** Shows more of what the keys are on; whether there is more. */
  private boolean look(long time) {
    Node node = focus.node();
    return node != null && focus.isVisible() && carry == null && taps.look(node, time);
  }

  /** Puts back what was picked up; whether there was anything. */
  public boolean cancel() {
    if (carry == null) {
      return false;
    }
    Carry dropped = carry;
    carry = null;
    hands.putBack(dropped);
    focus.put(dropped.node(), pulse.millis(), calm.glide());
    focusMoved.run();
    return true;
  }

  public void sceneCame(Scene scene) {
    if (carry != null && !hands.follow(carry, scene)) {
      hands.putBack(carry);
      carry = null;
    }
    String looked = focus.id();
    focus.sceneCame(usable().or(node -> node.canBeLookedAt() && node.id().equals(looked)));
  }

  private Predicate<Node> usable() {
    Carry carried = carry;
    return carried == null
        ? Node::canAct
        : node -> carried.targets().test(node) || node.id().equals(carried.node().id());
  }
}

package org.monsterbox.app.scene.touch;

import android.view.MotionEvent;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.clock.Timing;
import org.monsterbox.app.scene.motion.Actor;
import org.monsterbox.app.scene.motion.Cast;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Places;

/** What fingers do, each for itself: several people may touch the table at once. */
public final class Touches {

  /** Within this time a finger that starts to move along a pane pans, whatever it is on. */
  private static final long QUICK = 180;

  /** So long a finger rests on what it wants to see more of. */
  private static final long HOLD = 500;

  /** The same for what a finger shows large at once: it may rest there to choose. */
  private static final long LONG_HOLD = 1000;

  /** More fingers than these, of one hand at almost the same time, are a palm. */
  private static final int MOST_FINGERS = 2;

  private final Places places;
  private final Cast cast;
  private final Taps taps;
  private final Carrying hands;
  private final Pulse pulse;
  private final PaneTouches paneTouches;
  private final float slop;
  private final List<Finger> fingers = new ArrayList<>();
  private boolean twoTouches;
  private String chosen = "";

  public Touches(Places places, Cast cast, Taps taps, Carrying hands, Pulse pulse, float slop) {
    this.places = places;
    this.cast = cast;
    this.taps = taps;
    this.hands = hands;
    this.pulse = pulse;
    this.slop = slop;
    paneTouches = new PaneTouches(fingers, slop);
  }

  public List<Finger> fingers() {
    return fingers;
  }

  /** Whether a small node is chosen by one touch and tapped by the next. */
  public void setTwoTouches(boolean twice) {
    twoTouches = twice;
    chosen = "";
  }

  /** Whether the next touch of this small node taps it. */
  public boolean isChosen(Node node) {
    return node.id().equals(chosen);
  }

  public void touch(MotionEvent event) {
    int index = event.getActionIndex();
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        cancel();
        down(event, index);
      }
      case MotionEvent.ACTION_POINTER_DOWN -> down(event, index);
      case MotionEvent.ACTION_MOVE -> {
        for (int i = 0; i < event.getPointerCount(); i++) {
          Finger finger = find(event.getPointerId(i));
          if (finger != null) {
            move(finger, event, i);
          }
        }
      }
      case MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP -> {
        Finger finger = find(event.getPointerId(index));
        if (finger != null) {
          up(finger, event, index);
        }
      }
      case MotionEvent.ACTION_CANCEL -> cancel();
      default -> {}
    }
  }

  @Nullable
  private Finger find(int pointer) {
    for (Finger finger : fingers) {
      if (finger.pointer == pointer) {
        return finger;
      }
    }
    return null;
  }

  private void down(MotionEvent event, int index) {
    float x = places.toSceneX(event.getX(index));
    float y = places.toSceneY(event.getY(index));
    Node map = places.overviewAt(x, y);
    if (map != null) {
      Finger finger = new Finger(event.getPointerId(index), event.getEventTime(), x, y, null);
      finger.task = Finger.Task.STEER;
      finger.map = map;
      fingers.add(finger);
      places.steer(map, x, y);
      return;
    }
    Node node = places.find(x, y, Node::canAct);
    PaneState pane = places.paneAt(x, y);
    if (node != null && pane != null && !node.pane().equals(pane.pane().id())) {
      pane = null;
    }
    Finger finger = new Finger(event.getPointerId(index), event.getEventTime(), x, y, pane);
    finger.strip = places.stripAt(x, y);
    fingers.add(finger);
    if (pane != null) {
      pane.hold();
    }
    if (node != null && node.isPart() && fingers.stream().anyMatch(Touches::hasPart)) {
      // Things of several parts, of which one person chooses, are in one hand at a time.
      finger.task = Finger.Task.VOID;
    } else if (node != null) {
      finger.task = node.magnified() ? Finger.Task.MAGNIFY : Finger.Task.PRESS;
      mean(finger, node);
      if (node.instant()) {
        finger.task = Finger.Task.VOID;
        tap(node, event.getEventTime());
      }
    }
    awaitHold(finger);
    releasePalm(finger);
  }

  /** A finger that rests where it came down wants to see more of the topmost thing there. */
  private void awaitHold(Finger finger) {
    Node under = toLookAt(finger.x, finger.y);
    if (under != null && finger.task != Finger.Task.VOID) {
      finger.holding = () -> hold(finger, under);
      pulse.later(finger.holding, finger.task == Finger.Task.MAGNIFY ? LONG_HOLD : HOLD);
    }
  }

  /** Shows more of what the right button of a mouse is pressed on. */
  public void look(MotionEvent event) {
    cancel();
    Node under = toLookAt(places.toSceneX(event.getX()), places.toSceneY(event.getY()));
    if (under != null) {
      taps.look(under, event.getEventTime());
    }
  }

  /** What lies on top there, if there is more to see of it; a button hides what is under it. */
  @Nullable
  private Node toLookAt(float x, float y) {
    Node under = places.find(x, y, node -> node.canAct() || node.canBeLookedAt());
    return under != null && under.canBeLookedAt() ? under : null;
  }

  /** A palm has pressed the buzzer that it came down on, if any; it means nothing else. */
  private void releasePalm(Finger latest) {
    List<Finger> hand = new ArrayList<>(fingers);
    hand.removeIf(finger -> !finger.isOfOneHandWith(latest));
    if (hand.size() > MOST_FINGERS) {
      hand.forEach(this::release);
    }
  }

  /** Whether the finger is on a part of something, or has picked up what it belongs to. */
  private static boolean hasPart(Finger finger) {
    Node held = finger.carry == null ? finger.node : finger.carry.node();
    return held != null && held.isPart();
  }

  private void move(Finger finger, MotionEvent event, int index) {
    float lastX = finger.x;
    float lastY = finger.y;
    finger.move(
        event.getEventTime(),
        places.toSceneX(event.getX(index)),
        places.toSceneY(event.getY(index)));
    if (paneTouches.pinch(finger, this::release)) {
      return;
    }
    switch (finger.task) {
      case NOTHING -> startPan(finger);
      case PRESS -> movePressed(finger, event.getEventTime());
      case MAGNIFY -> moveMagnified(finger, event.getEventTime());
      case CARRY -> carry(finger);
      case PAN -> paneTouches.pan(finger, finger.x - lastX, finger.y - lastY);
      case STEER -> steer(finger);
      case PINCH, VOID -> {}
    }
  }

  private void steer(Finger finger) {
    if (finger.map != null) {
      places.steer(finger.map, finger.x, finger.y);
    }
  }

  private void movePressed(Finger finger, long time) {
    Node node = finger.node;
    if (node == null || finger.moved() <= slop) {
      return;
    }
    if (node.canBeCarried()
        && (isOnMap(finger, node) || !(isQuickPan(finger, time) && startPan(finger)))) {
      pickUp(finger, node, time);
    } else if (finger.task == Finger.Task.PRESS
        && !startPan(finger)
        && !places.reaches(node, finger.x, finger.y)) {
      release(finger);
    }
  }

  private void moveMagnified(Finger finger, long time) {
    if (isQuickPan(finger, time) && startPan(finger)) {
      return;
    }
    Node under = places.find(finger.x, finger.y, Node::canAct);
    Node meant = finger.node;
    if (meant != null && !meant.drops().isEmpty() && !isPartOfSame(meant, under)) {
      // It leaves the thing whose parts it could choose from, and takes it along.
      pickUp(finger, meant, time);
      return;
    }
    mean(finger, under != null && under.magnified() ? under : null);
  }

  private static boolean isPartOfSame(Node node, @Nullable Node other) {
    return other != null && other.whole().equals(node.whole());
  }

  private void pickUp(Finger finger, Node node, long time) {
    finger.carry = hands.pickUp(node);
    release(finger);
    if (finger.carry != null) {
      finger.task = Finger.Task.CARRY;
      taps.grab(node, time);
      carry(finger);
    }
  }

  /** What lies on a map to be put elsewhere is dragged at once: the map is panned beside it. */
  private static boolean isOnMap(Finger finger, Node node) {
    return node.snap().isPresent() && finger.pane != null && finger.pane.pane().centred();
  }

  private void hold(Finger finger, Node node) {
    boolean rests =
        switch (finger.task) {
          case PRESS -> true;
          case MAGNIFY, NOTHING -> finger.moved() <= slop;
          default -> false;
        };
    Optional<Node> now = places.scene().find(node.id()).filter(Node::canBeLookedAt);
    if (rests && now.isPresent()) {
      release(finger);
      taps.look(now.get(), pulse.millis());
    }
  }

  /** Whether it moved at once, and in a direction in which its pane can be panned. */
  private static boolean isQuickPan(Finger finger, long time) {
    boolean across = Math.abs(finger.movedX()) > Math.abs(finger.movedY());
    return finger.pane != null
        && time - finger.downTime < QUICK
        && (across ? finger.pane.canPanX() : finger.pane.canPanY());
  }

  private boolean startPan(Finger finger) {
    if (finger.pane == null || !finger.pane.canPan() || finger.moved() <= slop) {
      return false;
    }
    release(finger);
    finger.task = Finger.Task.PAN;
    paneTouches.pan(finger, finger.movedX(), finger.movedY());
    return true;
  }

  private void carry(Finger finger) {
    Carry carry = finger.carry;
    if (carry != null) {
      hands.carry(carry, finger.movedX(), finger.movedY(), finger.x, finger.y);
    }
  }

  private void up(Finger finger, MotionEvent event, int index) {
    if (finger.x != places.toSceneX(event.getX(index))
        || finger.y != places.toSceneY(event.getY(index))) {
      move(finger, event, index);
    }
    fingers.remove(finger);
    Finger.Task task = finger.task;
    Node node = finger.node;
    Carry carry = finger.carry;
    release(finger);
    switch (task) {
      case PRESS -> tap(node, event.getEventTime());
      case MAGNIFY -> choose(node, event.getEventTime());
      case CARRY -> {
        if (carry != null) {
          hands.drop(carry, event.getEventTime());
        }
      }
      case NOTHING -> paneTouches.tapped(finger, event.getEventTime(), pulse.millis());
      case PAN -> paneTouches.fling(finger, event.getEventTime(), pulse.millis());
      case PINCH -> paneTouches.leavePinch(finger);
      case STEER, VOID -> {}
    }
  }

  private void choose(@Nullable Node node, long time) {
    if (node == null || !twoTouches || isChosen(node)) {
      tap(node, time);
    } else {
      chosen = node.id();
    }
  }

  private void tap(@Nullable Node node, long time) {
    chosen = "";
    if (node != null) {
      taps.tap(node, time);
    }
  }

  /** The finger lies on that node, and on no other. */
  private void mean(Finger finger, @Nullable Node node) {
    if (node == finger.node) {
      return;
    }
    feel(finger.node, false);
    pulse.forget(finger.holding);
    finger.node = node;
    feel(node, true);
  }

  /** Takes the finger from what it meant. */
  private void release(Finger finger) {
    mean(finger, null);
    pulse.forget(finger.holding);
    finger.task = Finger.Task.VOID;
  }

  private void feel(@Nullable Node node, boolean down) {
    Actor actor = node == null ? null : cast.find(node.id());
    if (actor != null) {
      actor.press(down, pulse.millis(), Timing.TOUCH);
    }
  }

  public void cancel() {
    for (Finger finger : fingers) {
      if (finger.carry != null) {
        hands.putBack(finger.carry);
      }
      release(finger);
    }
    fingers.clear();
  }

  /** A finger stays on what it meant only if that still means the same in the new scene. */
  public void sceneCame(Scene scene) {
    chosen = "";
    for (Finger finger : fingers) {
      if (finger.carry != null && !hands.follow(finger.carry, scene)) {
        hands.putBack(finger.carry);
        finger.carry = null;
        finger.task = Finger.Task.VOID;
      }
      carry(finger);
      Node old = finger.node;
      if (old == null) {
        continue;
      }
      Optional<Node> same =
          scene
              .find(old.id())
              .filter(next -> next.tap().equals(old.tap()) && next.drops().equals(old.drops()));
      if (same.isPresent()) {
        finger.node = same.get();
      } else {
        release(finger);
      }
    }
  }
}

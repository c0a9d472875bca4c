package org.monsterbox.app.tutorial;

import java.util.List;

/**
 * What a hand does on the table.
 *
 * @param node the id of what the finger comes down on
 * @param target the id of where it is lifted again, if that is elsewhere; else empty
 */
public record Gesture(Kind kind, String node, String target) {

  /** How a finger moves. */
  public enum Kind {
    TAP,
    DRAG,
    HOLD
  }

  public static Gesture tap(String node) {
    return new Gesture(Kind.TAP, node, "");
  }

  public static Gesture drag(String node, String target) {
    return new Gesture(Kind.DRAG, node, target);
  }

  public static Gesture hold(String node) {
    return new Gesture(Kind.HOLD, node, "");
  }

  /** The ids of all that it is about. */
  public List<String> nodes() {
    return target.isEmpty() ? List.of(node) : List.of(node, target);
  }
}

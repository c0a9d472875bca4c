package org.monsterbox.app.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Scene;

/**
 * Notes what is at another place in the next scene, by its kind: its id without numbers and
 * capitals.
 */
final class PlaceWatch {

  private static final float HAIR = 0.6f;

  // The kinds that moved, each with the first time that it did.
  private final Map<String, String> moved = new TreeMap<>();

  /** Compares all that both scenes have. */
  void compare(Scene before, Scene after, String when) {
    if (!before.isSameTable(after)) {
      return;
    }
    Map<String, Node> nodes = new HashMap<>();
    before.nodes().forEach(node -> nodes.put(node.id(), node));
    for (Node node : after.nodes()) {
      Node old = nodes.get(node.id());
      boolean samePane = old != null && old.pane().equals(node.pane());
      if (old != null && !(samePane && isNear(old.bounds(), node.bounds()))) {
        note(node.id(), old.bounds(), node.bounds(), when);
      }
    }
    Map<String, Pane> panes = new HashMap<>();
    before.panes().forEach(pane -> panes.put(pane.id(), pane));
    for (Pane pane : after.panes()) {
      Pane old = panes.get(pane.id());
      if (old != null && !isNear(old.bounds(), pane.bounds())) {
        note("pane:" + pane.id(), old.bounds(), pane.bounds(), when);
      }
    }
  }

  private void note(String id, Bounds from, Bounds to, String when) {
    moved.putIfAbsent(kind(id), id + " from " + from + " to " + to + " " + when);
  }

  Set<String> kinds() {
    return new TreeSet<>(moved.keySet());
  }

  /** What was seen of those kinds. */
  String told(Set<String> kinds) {
    StringBuilder told = new StringBuilder();
    for (String kind : kinds) {
      told.append('\n').append(kind).append(": ").append(moved.get(kind));
    }
    return told.toString();
  }

  /** Numbers and names in capitals say which one of a kind it is. */
  private static String kind(String id) {
    return id.replaceAll("-*[0-9]+", "#").replaceAll("[A-Z][A-Z_]*", "*");
  }

  private static boolean isNear(Bounds one, Bounds other) {
    return Math.abs(one.left() - other.left()) < HAIR
        && Math.abs(one.top() - other.top()) < HAIR
        && Math.abs(one.right() - other.right()) < HAIR
        && Math.abs(one.bottom() - other.bottom()) < HAIR;
  }
}

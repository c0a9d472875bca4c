package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;

/** What holds for every scene, whatever it shows. */
public final class SceneRules {

  private static final float HAIR = 0.6f;

  /** A choice that was not made, or a blank that was not filled in. */
  private static final Pattern UNFINISHED = Pattern.compile("[{}]|%\\d|\\bnull\\b");

  private SceneRules() {}

  /** Everything that is not in order, in words. */
  public static List<String> faults(Scene scene) {
    List<String> faults = new ArrayList<>();
    for (Node node : scene.nodes()) {
      Bounds seen = turned(node);
      String name = node.id() + " at " + seen;
      if (seen.width() <= 0 || seen.height() <= 0) {
        faults.add(name + " has no size");
      }
      if (!room(scene, node).inset(-HAIR).contains(seen)) {
        faults.add(name + " is not within the stage");
      }
      if (UNFINISHED.matcher(node.label()).find()) {
        faults.add(name + " is called " + node.label());
      }
      boolean small = node.targetSize(1) < Node.LEAST_TARGET - HAIR;
      // What is only dragged to where it snaps need not be touched: its targets can be.
      boolean isTouched = node.tap().isPresent() || node.snap().isEmpty();
      if (node.canAct() && isTouched && !node.magnified() && small) {
        faults.add(name + " is hard to hit");
      }
    }
    overlaps(scene, faults);
    return faults;
  }

  private static void overlaps(Scene scene, List<String> faults) {
    List<Node> things = new ArrayList<>();
    for (Node node : scene.nodes()) {
      if (node.role() != Role.DECORATION) {
        things.add(node);
      }
    }
    for (int i = 0; i < things.size(); i++) {
      for (int j = 0; j < i; j++) {
        Node one = things.get(i);
        Node other = things.get(j);
        if (one.pane().equals(other.pane())
            && turned(one).inset(HAIR).overlaps(turned(other).inset(HAIR))
            && !Corners.areApart(Corners.of(one), Corners.of(other), HAIR)) {
          faults.add(other.id() + " lies under " + one.id());
        }
      }
    }
    for (Pane pane : scene.panes()) {
      if (!Bounds.of(0, 0, scene.width(), scene.height()).contains(pane.bounds())) {
        faults.add("The pane " + pane.id() + " is not within the stage");
      }
      for (Node node : things) {
        if (!pane.asleep()
            && node.pane().isEmpty()
            && turned(node).inset(HAIR).overlaps(pane.bounds().inset(HAIR))) {
          faults.add(node.id() + " lies under the pane " + pane.id());
        }
      }
    }
  }

  private static Bounds room(Scene scene, Node node) {
    for (Pane pane : scene.panes()) {
      if (pane.id().equals(node.pane())) {
        return Bounds.of(0, 0, pane.width(), pane.height());
      }
    }
    return Bounds.of(0, 0, scene.width(), scene.height());
  }

  private static Bounds turned(Node node) {
    Bounds bounds = node.bounds();
    return node.turned() % 180 == 0
        ? bounds
        : Bounds.of(
            bounds.centerX() - bounds.height() / 2,
            bounds.centerY() - bounds.width() / 2,
            bounds.height(),
            bounds.width());
  }
}

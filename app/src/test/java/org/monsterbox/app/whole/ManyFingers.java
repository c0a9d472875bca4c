package org.monsterbox.app.whole;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.Together;
import org.monsterbox.app.scene.view.SceneView;

/** Whenever somebody presses a buzzer, everybody else presses theirs, too, a little later. */
final class ManyFingers implements Hand {

  private final Fingers fingers = new Fingers();
  private final List<Integer> first = new ArrayList<>();
  private final long millis;

  /**
   * Some hands.
   *
   * @param millis how long after each other they press
   */
  ManyFingers(long millis) {
    this.millis = millis;
  }

  /** Who pressed first, each time. */
  List<Integer> first() {
    return first;
  }

  @Override
  public void tap(SceneView view, Node node) {
    if (!node.instant()) {
      fingers.tap(view, node);
      return;
    }
    List<String> buzzers = new ArrayList<>(List.of(node.id()));
    for (Node other : view.scene().nodes()) {
      if (other.instant() && other.tap().isPresent() && other != node) {
        buzzers.add(other.id());
      }
    }
    first.add(((Tap.Play) node.tap().orElseThrow()).seat().orElseThrow());
    Together.press(view, buzzers, millis);
  }

  @Override
  public void drop(SceneView view, Node node, Node target) {
    fingers.drop(view, node, target);
  }
}

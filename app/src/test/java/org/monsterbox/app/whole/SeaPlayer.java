package org.monsterbox.app.whole;

import java.util.List;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;

/**
 * Plays Monster of the Sea by what is on the screen alone: takes up cards, tries cells and
 * directions, and finishes what can be finished.
 */
final class SeaPlayer implements Player {

  private static final int MOST_SKETCHES = 9;
  private static final List<String> ANSWERS = List.of("cell-", "direction-", "take-", "pile-");

  private final Whim whim;
  private int sketches;

  SeaPlayer(long seed) {
    whim = new Whim(seed);
  }

  @Override
  public void look(Scene scene) {}

  @Override
  public Node choose(Scene scene) {
    List<Node> plays = with(scene, node -> node.tap().orElseThrow() instanceof Tap.Play);
    List<Node> begins = with(scene, node -> node.tap().orElseThrow() instanceof Tap.Sketch);
    boolean tries = sketches < MOST_SKETCHES && !begins.isEmpty() && whim.draw(3) > 0;
    if (!plays.isEmpty() && !tries) {
      sketches = 0;
      return whim.any(plays);
    }
    sketches++;
    if (sketches > 2 * MOST_SKETCHES) {
      sketches = 0;
      List<Node> back =
          with(scene, node -> node.id().equals("cancel") || node.id().equals("close"));
      return whim.any(back.isEmpty() ? begins : back);
    }
    List<Node> answers =
        begins.stream().filter(node -> ANSWERS.stream().anyMatch(node.id()::startsWith)).toList();
    return whim.any(answers.isEmpty() || whim.draw(4) == 0 ? begins : answers);
  }

  /** What does something, and does not only say why it cannot. */
  private static List<Node> with(Scene scene, Predicate<Node> wanted) {
    return scene.nodes().stream()
        .filter(node -> node.tap().filter(tap -> !(tap instanceof Tap.Say)).isPresent())
        .filter(wanted)
        .toList();
  }
}

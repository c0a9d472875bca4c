package org.monsterbox.app.whole;

import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Chance;

/**
 * Plays Big Monster by what is on the screen alone: tries a tile at a few places before it decides,
 * and now and then looks at another map, at the medals or at the scores.
 */
final class BigMonsterPlayer implements Player {

  /** What leads on, the nearest to a move first. */
  private static final List<String> STEPS =
      List.of("ship-", "keep", "slot-", "explorer-", "choose-", "tile-", "dot-", "close", "back");

  private static final List<String> LOOKS = List.of("seat-", "medal-", "open-");

  private Chance chance;

  BigMonsterPlayer(long seed) {
    chance = Chance.of(seed, "player");
  }

  @Override
  public void look(Scene scene) {}

  @Override
  public Node choose(Scene scene) {
    if (draw(12) == 0) {
      List<Node> looks = starting(scene, LOOKS.get(draw(LOOKS.size())));
      if (!looks.isEmpty()) {
        return any(looks);
      }
    }
    List<Node> plays = acting(scene).stream().filter(BigMonsterPlayer::plays).toList();
    List<Node> dots = starting(scene, "dot-");
    if (!dots.isEmpty() && (draw(3) == 0 || (plays.isEmpty() && isPlacing(scene)))) {
      return any(dots);
    }
    if (!plays.isEmpty()) {
      return any(plays);
    }
    for (String step : STEPS) {
      List<Node> nodes = starting(scene, step);
      if (!nodes.isEmpty()) {
        return any(nodes);
      }
    }
    throw new AssertionError("Nothing to touch: " + scene.nodes());
  }

  /** Whether no tile is there to choose from. */
  private static boolean isPlacing(Scene scene) {
    return starting(scene, "tile-").isEmpty();
  }

  private static boolean plays(Node node) {
    return node.tap().orElseThrow() instanceof Tap.Play;
  }

  private static List<Node> starting(Scene scene, String start) {
    return acting(scene).stream().filter(node -> node.id().startsWith(start)).toList();
  }

  /** What does something, and does not only say why it cannot. */
  private static List<Node> acting(Scene scene) {
    return scene.nodes().stream()
        .filter(node -> node.tap().filter(tap -> !(tap instanceof Tap.Say)).isPresent())
        .toList();
  }

  private Node any(List<Node> nodes) {
    return nodes.get(draw(nodes.size()));
  }

  private int draw(int bound) {
    int drawn = chance.below(bound);
    chance = chance.next();
    return drawn;
  }
}

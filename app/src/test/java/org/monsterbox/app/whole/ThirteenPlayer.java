package org.monsterbox.app.whole;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.moves.ThirteenMove;

/**
 * Plays 13 Monsters by what is on the screen alone: remembers the cards that it saw there, and
 * tries every button now and then.
 */
final class ThirteenPlayer implements Player {

  private static final String CELL = "cell-";
  private static final String CARD = "card ";
  private static final int MOST_SKETCHES = 7;

  private final Map<Integer, Integer> seen = new HashMap<>();
  private Chance chance;
  private int sketches;

  ThirteenPlayer(long seed) {
    chance = Chance.of(seed, "player");
  }

  @Override
  public void look(Scene scene) {
    for (Node node : scene.nodes()) {
      if (node.id().startsWith(CELL) && node.face().startsWith(CARD)) {
        int card = Integer.parseInt(node.face().substring(CARD.length()));
        seen.put(Integer.valueOf(node.id().substring(CELL.length())), card);
      }
    }
  }

  @Override
  public Node choose(Scene scene) {
    look(scene);
    List<Node> plays = with(scene, tap -> tap instanceof Tap.Play);
    List<Node> sketching = with(scene, tap -> tap instanceof Tap.Sketch);
    List<Node> flips = plays.stream().filter(n -> move(n) instanceof ThirteenMove.Flip).toList();
    if (!flips.isEmpty()) {
      return played(flip(scene, flips));
    }
    boolean tries = sketches < MOST_SKETCHES && !sketching.isEmpty();
    if (plays.isEmpty() || (tries && draw(3) == 0)) {
      sketches++;
      return any(sketching);
    }
    return played(best(plays));
  }

  private Node played(Node node) {
    sketches = 0;
    return node;
  }

  /** A pair that is known, or else a card that is not. */
  private Node flip(Scene scene, List<Node> flips) {
    Map<Integer, Node> byCell = new HashMap<>();
    flips.forEach(node -> byCell.put(Integer.valueOf(node.id().substring(CELL.length())), node));
    List<Integer> up = new ArrayList<>();
    for (Node node : scene.nodes()) {
      if (node.id().startsWith(CELL) && node.face().startsWith(CARD)) {
        up.add(Integer.parseInt(node.face().substring(CARD.length())));
      }
    }
    for (Map.Entry<Integer, Node> candidate : byCell.entrySet()) {
      Integer card = seen.get(candidate.getKey());
      boolean matches =
          card != null
              && (up.contains(card ^ 1)
                  || (up.isEmpty()
                      && byCell.keySet().stream()
                          .anyMatch(cell -> Integer.valueOf(card ^ 1).equals(seen.get(cell)))));
      if (matches) {
        return candidate.getValue();
      }
    }
    List<Node> unknown = new ArrayList<>();
    byCell.forEach(
        (cell, node) -> {
          if (!seen.containsKey(cell)) {
            unknown.add(node);
          }
        });
    return any(unknown.isEmpty() ? flips : unknown);
  }

  /** Mostly to search by its button; by touching a card, and other things, now and then. */
  private Node best(List<Node> plays) {
    List<Node> searching =
        plays.stream()
            .filter(n -> move(n) instanceof ThirteenMove.BeginSearch)
            .filter(n -> !n.id().startsWith(CELL))
            .toList();
    return any(searching.isEmpty() || draw(4) == 0 ? plays : searching);
  }

  private static List<Node> with(Scene scene, Predicate<Tap> wanted) {
    return scene.nodes().stream().filter(n -> n.tap().filter(wanted).isPresent()).toList();
  }

  private static Object move(Node node) {
    return ((Tap.Play) node.tap().orElseThrow()).move();
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

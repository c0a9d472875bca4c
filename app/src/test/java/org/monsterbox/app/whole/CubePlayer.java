package org.monsterbox.app.whole;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.game.Chance;

/**
 * Plays Monster Cube by what is on the screen alone: sees where the tiles lie, reads the cards, and
 * works out three faces. Now and then it lets others be first.
 */
final class CubePlayer implements Player {

  private static final int[] ANY_ORDER = {1, 2, 3, 4, 5, 6, 7, 8, 9};

  /** What it means to show: a card's number on the screen, and faces by their ids. */
  private record Plan(int target, List<String> faces) {}

  private final RuleSet ruleSet;
  private Chance chance;
  private Optional<Plan> plan = Optional.empty();
  private Optional<String> dropped = Optional.empty();
  private int patience;

  CubePlayer(RuleSet ruleSet, long seed) {
    this.ruleSet = ruleSet;
    chance = Chance.of(seed, "cube player");
  }

  @Override
  public void look(Scene scene) {}

  @Override
  public boolean waits(Scene scene) {
    boolean idle = all(scene, node -> node.id().equals("show")).isEmpty() && doing(scene).isEmpty();
    if (idle) {
      plan = Optional.empty();
      return true;
    }
    List<Node> buzzers = playing(scene, CubeMove.Buzz.class);
    if (!buzzers.isEmpty() && patience == 0) {
      patience = 1 + draw(4);
    }
    return !buzzers.isEmpty() && --patience > 0;
  }

  /** Everything that makes a move, or leads to one. */
  private static List<Node> doing(Scene scene) {
    List<Node> doing = all(scene, node -> node.tap().orElse(null) instanceof Tap.Play);
    doing.addAll(all(scene, node -> node.id().startsWith("option-") && node.tap().isPresent()));
    doing.addAll(all(scene, node -> !node.drops().isEmpty()));
    return doing;
  }

  @Override
  public Node choose(Scene scene) {
    dropped = Optional.empty();
    List<Node> options =
        all(scene, node -> node.id().startsWith("option-") && node.role() == Role.TOGGLE);
    if (!options.isEmpty()) {
      Node confirm = one(scene, "confirm");
      return confirm.tap().orElseThrow() instanceof Tap.Play ? confirm : any(options);
    }
    if (scene.find("show").isPresent()) {
      return showing(scene);
    }
    List<Node> ready = playing(scene, CubeMove.Ready.class);
    if (!ready.isEmpty()) {
      plan = Optional.empty();
      return ready.get(0);
    }
    List<Node> calls = playing(scene, CubeMove.Call.class);
    if (!calls.isEmpty()) {
      return plan.isPresent() ? calls.get(0) : one(scene, "end");
    }
    List<Node> carried = all(scene, node -> !node.drops().isEmpty());
    if (!carried.isEmpty()) {
      return moving(scene, carried);
    }
    plan = Optional.empty();
    return any(playing(scene, CubeMove.Buzz.class));
  }

  @Override
  public Optional<Node> target(Scene scene, Node chosen) {
    return dropped.flatMap(scene::find);
  }

  /** The card, then the faces, then all of it. */
  private Node showing(Scene scene) {
    if (plan.isEmpty()) {
      plan = Optional.of(plan(scene));
    }
    for (Node card : cards(scene)) {
      if (target(card) == plan.get().target && card.role() == Role.TOGGLE) {
        if (!card.selected()) {
          return card;
        }
        break;
      }
    }
    for (String face : plan.get().faces) {
      Node node = one(scene, face);
      if (!node.selected()) {
        return node;
      }
    }
    return one(scene, "show");
  }

  /** A solution as the tiles lie, or any three faces. */
  private Plan plan(Scene scene) {
    Layout layout = layout(scene);
    List<Node> cards = cards(scene);
    cards.removeIf(card -> card.role() != Role.TOGGLE);
    for (Node card : cards) {
      List<Solution> solutions = Solver.solveUnmoved(layout, terms(false)).of(target(card));
      if (!solutions.isEmpty()) {
        return plan(scene, target(card), solutions.get(0), layout);
      }
    }
    return new Plan(
        target(cards.get(0)),
        all(scene, node -> node.id().startsWith("face-")).subList(0, 3).stream()
            .map(Node::id)
            .toList());
  }

  private static Plan plan(Scene scene, int target, Solution solution, Layout before) {
    Layout layout = solution.shownOn(before);
    List<String> faces = new ArrayList<>();
    for (Face face : solution.triple().faces()) {
      int tile = layout.tileAt(face.cell()).orElseThrow();
      String end = "-" + tile + "-" + face.colour().letter();
      faces.add(
          all(scene, node -> node.id().startsWith("face-") && node.id().endsWith(end)).get(0).id());
    }
    return new Plan(target, faces);
  }

  /** A tile that makes a card possible, or any. */
  private Node moving(Scene scene, List<Node> carried) {
    Layout layout = layout(scene);
    for (Node card : cards(scene)) {
      for (Solution solution : Solver.solve(layout, terms(true)).of(target(card))) {
        int tile = solution.move().orElseThrow().tile();
        Optional<String> place = place(scene, solution.move().orElseThrow().to());
        if (place.isPresent()) {
          plan = Optional.of(plan(scene, target(card), solution, layout));
          dropped = place;
          return ofTile(carried, tile);
        }
      }
    }
    plan = Optional.empty();
    Node node = any(carried);
    dropped = Optional.of(any(new ArrayList<>(node.drops().keySet())));
    return node;
  }

  private static Node ofTile(List<Node> carried, int tile) {
    return carried.stream()
        .filter(node -> node.id().contains("-" + tile + "-"))
        .findFirst()
        .orElseThrow();
  }

  /** The place on the screen where that cell is. */
  private static Optional<String> place(Scene scene, Cell cell) {
    Cell own = shift(scene);
    String id = "place-" + (cell.q() + own.q()) + "," + (cell.r() + own.r());
    return scene.find(id).map(Node::id);
  }

  /** Ids of places name true cells; the layout was measured from the first tile. */
  private static Cell shift(Scene scene) {
    Node place = all(scene, node -> node.id().startsWith("place-")).get(0);
    for (Node other : all(scene, node -> node.id().startsWith("place-"))) {
      place = other.bounds().width() > place.bounds().width() ? other : place;
    }
    String[] parts = place.id().substring("place-".length()).split(",", -1);
    Cell seen = cell(scene, place.bounds());
    return new Cell(Integer.parseInt(parts[0]) - seen.q(), Integer.parseInt(parts[1]) - seen.r());
  }

  private Terms terms(boolean moved) {
    EnumSet<Combo> combos =
        ruleSet.isShared() ? EnumSet.allOf(Combo.class) : EnumSet.of(Combo.CUBE);
    return new Terms(ruleSet.side(), combos, false, false, moved);
  }

  private static Layout layout(Scene scene) {
    Map<Integer, Cell> cells = new HashMap<>();
    for (Node node : tiles(scene)) {
      String id = node.id();
      cells.put(Integer.valueOf(id.substring(id.lastIndexOf('-') + 1)), cell(scene, node.bounds()));
    }
    Layout layout = Layout.start(Layout.Shape.BRICK, ANY_ORDER);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      layout = layout.with(tile, cells.get(tile));
    }
    return layout;
  }

  private static List<Node> tiles(Scene scene) {
    return all(scene, node -> node.id().startsWith("tile-"));
  }

  /** Where something lies, counted from the first tile. */
  private static Cell cell(Scene scene, Bounds bounds) {
    Bounds first = tiles(scene).get(0).bounds();
    int r = Math.round((bounds.centerY() - first.centerY()) / (first.height() * 0.75f));
    float column = (bounds.centerX() - first.centerX()) / first.width();
    return new Cell(Math.round(column - r / 2f), r);
  }

  private static List<Node> cards(Scene scene) {
    return all(scene, node -> node.id().startsWith("card-") && node.face().startsWith("card "));
  }

  private static int target(Node card) {
    return Integer.parseInt(card.face().substring(card.face().lastIndexOf(' ') + 1));
  }

  private static List<Node> playing(Scene scene, Class<? extends CubeMove> kind) {
    return all(
        scene,
        node -> node.tap().orElse(null) instanceof Tap.Play play && kind.isInstance(play.move()));
  }

  private static List<Node> all(Scene scene, Predicate<Node> wanted) {
    return new ArrayList<>(scene.nodes().stream().filter(wanted).toList());
  }

  private static Node one(Scene scene, String id) {
    return scene.find(id).orElseThrow(() -> new AssertionError("No " + id));
  }

  private <T> T any(List<T> things) {
    return things.get(draw(things.size()));
  }

  private int draw(int bound) {
    int drawn = chance.below(bound);
    chance = chance.next();
    return drawn;
  }
}

package org.monsterbox.app.shot.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.MenuEntry;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.SceneProbe;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.core.game.Move;

/** Writes down what lies on a table. */
final class SceneWriter {

  private final Inventory inventory;
  private final NotingCanvas canvas;
  private final GameKits kits;

  SceneWriter(Inventory inventory, NotingCanvas canvas, GameKits kits) {
    this.inventory = inventory;
    this.canvas = canvas;
    this.kits = kits;
  }

  void write(SceneView table) {
    Scene scene = table.scene();
    inventory.add("table", Inventory.Aspect.IS, scene.turned() ? "turned" : "");
    inventory.add("table", Inventory.Aspect.AT, place(0, 0, scene.width(), scene.height()));
    for (Pane pane : scene.panes()) {
      pane(pane, SceneProbe.shown(table, pane.id()));
    }
    for (Node node : scene.nodes()) {
      node(node);
    }
    for (MenuEntry entry : scene.menu()) {
      String name = "menu:" + entry.id();
      inventory.add(name, Inventory.Aspect.IS, "tap " + word(entry.tap()));
      inventory.add(name, Inventory.Aspect.SAYS, InventoryWriter.quoted(entry.label()));
    }
  }

  private void pane(Pane pane, Bounds shown) {
    String name = "pane:" + pane.id();
    inventory.add(name, Inventory.Aspect.IS, paneWords(pane));
    inventory.add(
        name,
        Inventory.Aspect.AT,
        place(pane.bounds())
            + " of "
            + whole(pane.width())
            + "x"
            + whole(pane.height())
            + " from "
            + place(shown));
  }

  private static String paneWords(Pane pane) {
    List<String> words = new ArrayList<>();
    if (pane.mostZoom() > 1) {
      words.add(String.format(Locale.ROOT, "zooms to %.1f", pane.mostZoom()));
    }
    if (pane.centred()) {
      words.add("centred");
    }
    if (pane.asleep()) {
      words.add("asleep");
    }
    return String.join(" ", words);
  }

  private void node(Node node) {
    String name = "*" + node.id();
    inventory.add(name, Inventory.Aspect.IS, nodeWords(node));
    inventory.add(name, Inventory.Aspect.AT, place(node.bounds()));
    inventory.add(name, Inventory.Aspect.SAYS, InventoryWriter.quoted(node.label()));
    canvas.save();
    node.piece().draw(canvas, node.bounds().width(), node.bounds().height());
    canvas.restore();
    Drawn drawn = canvas.take();
    inventory.add(name, Inventory.Aspect.READS, InventoryWriter.line(drawn.said()));
    inventory.add(name, Inventory.Aspect.DRAWN, drawn.paint());
  }

  private String nodeWords(Node node) {
    List<String> words = new ArrayList<>();
    if (node.role() != Role.DECORATION) {
      words.add(node.role().name().toLowerCase(Locale.ROOT));
    }
    addIf(words, !node.pane().isEmpty(), "in " + node.pane());
    addIf(words, node.turned() != 0, "turned " + whole(node.turned()));
    addIf(words, node.selected(), "selected");
    node.introduction().ifPresent(once -> words.add("introduced as " + once.key()));
    node.tap().ifPresent(tap -> words.add("tap " + word(tap)));
    node.hold().ifPresent(tap -> words.add("hold " + word(tap)));
    node.grab().ifPresent(tap -> words.add("grab " + word(tap)));
    addIf(words, !node.drops().isEmpty(), "drops on " + node.drops().size());
    addIf(words, node.magnified(), "magnified");
    addIf(words, node.instant(), "instant");
    addIf(words, !node.overview().isEmpty(), "overview of " + node.overview());
    addIf(words, !node.whole().equals(node.id()), "part of " + node.whole());
    return String.join(", ", words);
  }

  private static void addIf(List<String> words, boolean isTrue, String word) {
    if (isTrue) {
      words.add(word);
    }
  }

  private String word(Tap tap) {
    if (tap instanceof Tap.Play play) {
      return written(play.move());
    }
    return tap instanceof Tap.Say ? "says" : "sketches";
  }

  /** As the rules of its game write it. */
  private String written(Move move) {
    return kits.all().stream()
        .flatMap(kit -> text(kit, move).stream())
        .findFirst()
        .orElseGet(move::toString);
  }

  private static <M extends Move> Optional<String> text(GameKit<?, M, ?> kit, Move move) {
    return kit.moveType().isInstance(move)
        ? Optional.of(kit.rules().text(kit.moveType().cast(move)))
        : Optional.empty();
  }

  static String place(Bounds bounds) {
    return place(bounds.left(), bounds.top(), bounds.width(), bounds.height());
  }

  static String place(float left, float top, float width, float height) {
    return whole(left) + "," + whole(top) + " " + whole(width) + "x" + whole(height);
  }

  /**
   * A whole number near it. Many things begin at a half: a little more than a half is rounded up,
   * so that no processor's last digit counts.
   */
  static int whole(float dp) {
    return (int) Math.floor(dp + 0.48f);
  }
}

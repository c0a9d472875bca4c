package org.monsterbox.app.games.layout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.MenuEntry;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Pane;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;

/** Where a scene is put together, node by node. */
public final class Easel {

  private final List<Node> nodes = new ArrayList<>();
  private final List<Pane> panes = new ArrayList<>();
  private final List<MenuEntry> menu = new ArrayList<>();
  private Optional<Easel> behind = Optional.empty();

  public void add(Node node) {
    nodes.add(node);
  }

  /** Has the table's menu list it, instead of drawing it. */
  public void menu(Choice choice) {
    menu.add(new MenuEntry(choice.id(), choice.text(), choice.tap()));
  }

  /** Puts a block into the bounds; where it is too high for them, it can be panned. */
  public void scroll(String id, Bounds bounds, Block block) {
    float height = block.height(bounds.width());
    if (height <= bounds.height()) {
      block.place(bounds, this);
    } else {
      pane(new Pane(id, bounds, bounds.width(), height, 1), block::place);
    }
  }

  /** Puts a block that is so wide into the bounds; where that is too wide, it can be panned. */
  public void scrollAcross(String id, Bounds bounds, float width, Block block) {
    if (width <= bounds.width()) {
      block.place(bounds, this);
    } else {
      pane(new Pane(id, bounds, width, bounds.height(), 1), block::place);
    }
  }

  /** Puts content of that size into a window that can be panned and zoomed. */
  public void pane(Pane pane, Block.Placing placing) {
    Easel content = new Easel();
    placing.place(Bounds.of(0, 0, pane.width(), pane.height()), content);
    if (!content.panes.isEmpty()) {
      throw new IllegalStateException("A pane in the pane " + pane.id());
    }
    panes.add(pane);
    for (Node node : content.nodes) {
      add(node.inPane(pane.id()));
    }
  }

  /**
   * Puts a block into the bounds so that it can be read from another edge. There is no panning.
   *
   * @param degrees clockwise: 0, 90, 180 or 270
   */
  public void turned(Bounds bounds, int degrees, Block block) {
    if (degrees == 0) {
      block.place(bounds, this);
      return;
    }
    boolean upright = degrees % 180 == 0;
    float width = upright ? bounds.width() : bounds.height();
    float height = upright ? bounds.height() : bounds.width();
    Easel local = new Easel();
    block.place(Bounds.of(-width / 2, -height / 2, width, height), local);
    if (!local.panes.isEmpty()) {
      throw new IllegalStateException("Panes are not turned");
    }
    for (Node node : local.nodes) {
      add(turned(node, bounds, degrees));
    }
  }

  private static Node turned(Node node, Bounds bounds, int degrees) {
    Bounds old = node.bounds();
    float x = old.centerX();
    float y = old.centerY();
    float newX =
        switch (degrees) {
          case 90 -> -y;
          case 180 -> -x;
          case 270 -> y;
          default -> x;
        };
    float newY =
        switch (degrees) {
          case 90 -> x;
          case 180 -> -y;
          case 270 -> -x;
          default -> y;
        };
    return node.at(old.moved(newX - x + bounds.centerX(), newY - y + bounds.centerY()))
        .turned(degrees);
  }

  /** Puts a table under what is added here: to be seen, but neither touched nor read out. */
  public void behind(Consumer<Easel> table) {
    Easel asleep = new Easel();
    table.accept(asleep);
    behind = Optional.of(asleep);
  }

  /**
   * What is in two places, such as a card that was picked up, is only in the upper one. The menu of
   * the table behind stays what it is.
   */
  public Scene scene(Stage stage) {
    List<Node> allNodes = new ArrayList<>();
    List<Pane> allPanes = new ArrayList<>();
    List<MenuEntry> wholeMenu = new ArrayList<>(menu);
    Set<String> taken = new HashSet<>();
    nodes.forEach(node -> taken.add(node.id()));
    behind
        .map(table -> table.scene(stage).asleep())
        .ifPresent(
            asleep -> {
              allNodes.addAll(asleep.nodes());
              allNodes.removeIf(node -> taken.contains(node.id()));
              allPanes.addAll(asleep.panes());
              asleep.menu().stream()
                  .filter(entry -> menu.stream().noneMatch(own -> own.id().equals(entry.id())))
                  .forEach(wholeMenu::add);
            });
    allNodes.addAll(nodes);
    allPanes.addAll(panes);
    return new Scene(stage.width(), stage.height(), allNodes, allPanes).withMenu(wholeMenu);
  }
}

package org.monsterbox.app.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table as data: everything on it, in the order in which it is drawn and read out.
 *
 * @param width in dp
 * @param height in dp
 * @param turned whether it is seen from the opposite edge: for somebody who sits there
 * @param menu what can be done besides and is not drawn, in the order in which it is listed
 */
public record Scene(
    float width,
    float height,
    List<Node> nodes,
    List<Pane> panes,
    boolean turned,
    List<MenuEntry> menu) {

  public Scene(float width, float height, List<Node> nodes, List<Pane> panes) {
    this(width, height, nodes, panes, false, List.of());
  }

  public Scene {
    nodes = List.copyOf(nodes);
    panes = List.copyOf(panes);
    menu = List.copyOf(menu);
    Set<String> ids = new HashSet<>();
    for (Node node : nodes) {
      if (!ids.add(node.id())) {
        throw new IllegalArgumentException("Two nodes of one id: " + node.id());
      }
      if (!node.pane().isEmpty() && panes.stream().noneMatch(p -> p.id().equals(node.pane()))) {
        throw new IllegalArgumentException("No pane " + node.pane() + " for " + node.id());
      }
    }
    for (MenuEntry entry : menu) {
      if (!ids.add(entry.id())) {
        throw new IllegalArgumentException("Two things of one id: " + entry.id());
      }
    }
  }

  /** The same table with other things on it. */
  public Scene with(List<Node> others) {
    return new Scene(width, height, others, panes, turned, menu);
  }

  /** The same with those entries of the menu. */
  public Scene withMenu(List<MenuEntry> entries) {
    return new Scene(width, height, nodes, panes, turned, entries);
  }

  /** The same, seen from the opposite edge. */
  public Scene turnedRound() {
    return new Scene(width, height, nodes, panes, !turned, menu);
  }

  /** The same to look at: nothing of it can be touched, moved or read out; its menu is left. */
  public Scene asleep() {
    return new Scene(
        width,
        height,
        nodes.stream().map(Node::asleep).collect(Collectors.toList()),
        panes.stream().map(Pane::sleeping).collect(Collectors.toList()),
        turned,
        menu);
  }

  /** Whether things are at the same places of the table, so that they can move to the other. */
  public boolean isSameTable(Scene other) {
    return width == other.width && height == other.height && turned == other.turned;
  }

  public Optional<Node> find(String id) {
    for (Node node : nodes) {
      if (node.id().equals(id)) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  /** What can be touched by that id: a node, or an entry of the menu. */
  public Optional<Node> findTouchable(String id) {
    return find(id)
        .or(
            () ->
                menu.stream()
                    .filter(entry -> entry.id().equals(id))
                    .map(MenuEntry::node)
                    .findFirst());
  }
}

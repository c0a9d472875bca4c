package org.monsterbox.app.scene.reach;

import android.graphics.RectF;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.pane.NearestNode;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.pane.Places;

/** Which node the keyboard is on. It stays on the same id from scene to scene. */
public final class Focus {

  private static final String ID = "focus";

  private final Places places;
  private final Panes panes;
  private final NearestNode neighbours;
  private final RectF lastPlace = new RectF();
  private String id = "";
  private boolean visible;

  public Focus(Places places, Panes panes) {
    this.places = places;
    this.panes = panes;
    neighbours = new NearestNode(places);
  }

  public String id() {
    return id;
  }

  @Nullable
  Node node() {
    return places.scene().find(id).orElse(null);
  }

  /** Only somebody who uses keys sees where they are. */
  public boolean isVisible() {
    return visible;
  }

  public void setVisible(boolean isVisible) {
    visible = isVisible;
  }

  public void put(Node node, long now, long millis) {
    id = node.id();
    places.boundsInScene(node, lastPlace);
    PaneState pane = panes.of(node);
    if (pane != null) {
      pane.reveal(node.bounds(), now, millis);
    }
  }

  /** Is nowhere until it is put somewhere. */
  void forget() {
    id = "";
  }

  /** Where the focus was on something that is gone, it goes to what is nearest to there. */
  void sceneCame(Predicate<Node> usable) {
    if (id.isEmpty()) {
      return;
    }
    List<Node> nodes = nodes(usable);
    Node node = node();
    if (node == null || !nodes.contains(node)) {
      node = neighbours.nearest(lastPlace.centerX(), lastPlace.centerY(), nodes);
    }
    if (node != null) {
      id = node.id();
      places.boundsInScene(node, lastPlace);
    }
  }

  /** Where a key leads to from here: null where there is nothing further in that direction. */
  @Nullable
  Node next(int direction, Predicate<Node> usable) {
    List<Node> nodes = nodes(usable);
    Node here = node();
    if (nodes.isEmpty()) {
      return null;
    }
    if (here == null || !visible) {
      return here != null && nodes.contains(here) ? here : first(direction, nodes);
    }
    int step = direction == View.FOCUS_FORWARD ? 1 : direction == View.FOCUS_BACKWARD ? -1 : 0;
    if (step == 0) {
      return neighbours.next(here, direction, nodes);
    }
    int index = nodes.indexOf(here) + step;
    return index >= 0 && index < nodes.size() ? nodes.get(index) : null;
  }

  private static Node first(int direction, List<Node> nodes) {
    boolean last = direction == View.FOCUS_BACKWARD || direction == View.FOCUS_UP;
    return nodes.get(last ? nodes.size() - 1 : 0);
  }

  private List<Node> nodes(Predicate<Node> usable) {
    List<Node> nodes = new ArrayList<>();
    for (Node node : places.scene().nodes()) {
      if (usable.test(node)) {
        nodes.add(node);
      }
    }
    return nodes;
  }

  public void save(Bundle out) {
    out.putString(ID, id);
    out.putBoolean(ID + "Visible", visible);
  }

  public void restore(Bundle saved) {
    id = saved.getString(ID, "");
    visible = saved.getBoolean(ID + "Visible");
  }
}

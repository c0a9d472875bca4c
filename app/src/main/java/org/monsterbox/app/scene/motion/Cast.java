package org.monsterbox.app.scene.motion;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.clock.Timing;
import org.monsterbox.app.scene.pane.Panes;

/** All that is drawn, in order: the nodes of the scene, and those of the last that still fade. */
public final class Cast {

  private final Panes panes;
  private List<Actor> actors = new ArrayList<>();
  private final Map<String, Actor> byId = new HashMap<>();
  private boolean moving;

  public Cast(Panes panes) {
    this.panes = panes;
  }

  public int size() {
    return actors.size();
  }

  public Actor get(int index) {
    return actors.get(index);
  }

  @Nullable
  public Actor find(String id) {
    return byId.get(id);
  }

  public boolean isMoving() {
    return moving;
  }

  /** Shows the scene without any motion. */
  public void jumpTo(Scene scene) {
    List<Actor> next = new ArrayList<>(scene.nodes().size());
    for (Node node : scene.nodes()) {
      Actor actor = byId.get(node.id());
      if (actor == null) {
        actor = new Actor(node, panes.of(node));
      } else {
        actor.jump(node, panes.of(node));
      }
      next.add(actor);
    }
    replace(next);
    moving = false;
  }

  /** Sets everything off from where it is to where the scene has it. */
  public void goTo(Scene scene, long now) {
    Map<String, List<Actor>> leavers = leavers(scene, now);
    float stagger = Timing.stagger(movers(scene));
    List<Actor> next = new ArrayList<>(leavers.getOrDefault("", List.of()));
    int started = 0;
    for (Node node : scene.nodes()) {
      Actor actor = byId.get(node.id());
      if (actor == null) {
        actor = new Actor(node, panes.of(node));
        actor.appear(now);
      } else {
        boolean moves = actor.willMove(node);
        actor.go(node, panes.of(node), now, moves ? (long) (started * stagger) : 0);
        started += moves ? 1 : 0;
      }
      next.add(actor);
      next.addAll(leavers.getOrDefault(node.id(), List.of()));
    }
    replace(next);
    advance(now);
  }

  private int movers(Scene scene) {
    int movers = 0;
    for (Node node : scene.nodes()) {
      Actor actor = byId.get(node.id());
      movers += actor != null && actor.willMove(node) ? 1 : 0;
    }
    return movers;
  }

  /** Those that the scene does not have, by the id of the last before them that it has. */
  private Map<String, List<Actor>> leavers(Scene scene, long now) {
    Map<String, Node> staying = new HashMap<>();
    for (Node node : scene.nodes()) {
      staying.put(node.id(), node);
    }
    Map<String, List<Actor>> leavers = new HashMap<>();
    String before = "";
    for (Actor actor : actors) {
      if (staying.containsKey(actor.node().id())) {
        before = actor.node().id();
      } else if (actor.pane() == null || panes.shown().contains(actor.pane())) {
        actor.leave(now);
        leavers.computeIfAbsent(before, id -> new ArrayList<>()).add(actor);
      }
    }
    return leavers;
  }

  private void replace(List<Actor> next) {
    actors = next;
    byId.clear();
    for (Actor actor : next) {
      byId.put(actor.node().id(), actor);
    }
  }

  /** Everything arrives at once. */
  public void finish() {
    for (int i = 0; i < actors.size(); i++) {
      actors.get(i).finish();
    }
    dropGone();
    moving = false;
  }

  /** Whether anything still moves after that. */
  public boolean advance(long now) {
    boolean any = false;
    boolean gone = false;
    for (int i = 0; i < actors.size(); i++) {
      any |= actors.get(i).advance(now);
      gone |= actors.get(i).isGone();
    }
    if (gone) {
      dropGone();
    }
    moving = any;
    return any;
  }

  public boolean advancePresses(long now) {
    boolean any = false;
    for (int i = 0; i < actors.size(); i++) {
      any |= actors.get(i).advancePress(now);
    }
    return any;
  }

  private void dropGone() {
    for (int i = actors.size() - 1; i >= 0; i--) {
      if (actors.get(i).isGone()) {
        byId.remove(actors.remove(i).node().id());
      }
    }
  }
}

package org.monsterbox.app.scene.touch;

import androidx.annotation.Nullable;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** A node that somebody has picked up, and what they hold it over. */
public final class Carry {

  private Node node;
  private final float homeX;
  private final float homeY;
  @Nullable private String over;

  /** Picked up from there: the middle of the node, in dp of the scene. */
  Carry(Node node, float homeX, float homeY) {
    this.node = node;
    this.homeX = homeX;
    this.homeY = homeY;
  }

  float homeX() {
    return homeX;
  }

  float homeY() {
    return homeY;
  }

  /** Whether it is still carried in that scene, as what it is there. */
  boolean follows(Scene scene) {
    Node next = scene.find(node.id()).orElse(null);
    if (next == null) {
      return false;
    }
    boolean isAwaited = node.grab().isPresent() && !next.drops().isEmpty();
    if (!isAwaited && !next.drops().equals(node.drops())) {
      return false;
    }
    node = next;
    return true;
  }

  public Node node() {
    return node;
  }

  /** Whether that is in the hand, too: the same thing, or a part of it. */
  boolean holds(Node other) {
    return other.whole().equals(node.whole());
  }

  public Predicate<Node> targets() {
    return target -> node.drops().containsKey(target.id());
  }

  /** The id of the target that it would be dropped on now, or null. */
  @Nullable
  public String over() {
    return over;
  }

  public void holdOver(@Nullable Node target) {
    over = target != null && node.drops().containsKey(target.id()) ? target.id() : null;
  }
}

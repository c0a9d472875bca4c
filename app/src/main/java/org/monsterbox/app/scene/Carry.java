package org.monsterbox.app.scene;

import androidx.annotation.Nullable;
import java.util.function.Predicate;

/** A node that somebody has picked up, and what they hold it over. */
final class Carry {

  private final Node node;
  @Nullable private String over;

  Carry(Node node) {
    this.node = node;
  }

  Node node() {
    return node;
  }

  /** Whether that is in the hand, too: the same thing, or a part of it. */
  boolean holds(Node other) {
    return other.whole().equals(node.whole());
  }

  Predicate<Node> targets() {
    return target -> node.drops().containsKey(target.id());
  }

  /** The id of the target that it would be dropped on now, or null. */
  @Nullable
  String over() {
    return over;
  }

  void holdOver(@Nullable Node target) {
    over = target != null && node.drops().containsKey(target.id()) ? target.id() : null;
  }
}

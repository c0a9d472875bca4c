package org.monsterbox.app.whole;

import java.util.Optional;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** Somebody who plays by what is on the screen alone. */
interface Player {

  /** Looks at the table, also while others play. */
  void look(Scene scene);

  /** What to touch next. */
  Node choose(Scene scene);

  /** Where to drop what was chosen, where it is dragged rather than touched. */
  default Optional<Node> target(Scene scene, Node chosen) {
    return Optional.empty();
  }

  /** Whether there is nothing to do but to let time pass. */
  default boolean waits(Scene scene) {
    return false;
  }
}

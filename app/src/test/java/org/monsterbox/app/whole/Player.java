package org.monsterbox.app.whole;

import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** Somebody who plays by what is on the screen alone. */
interface Player {

  /** Looks at the table, also while others play. */
  void look(Scene scene);

  /** What to touch next. */
  Node choose(Scene scene);
}

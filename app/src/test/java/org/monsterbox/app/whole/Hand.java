package org.monsterbox.app.whole;

import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.view.SceneView;

/** A way to use the table: fingers, keys, or a screen reader. */
interface Hand {

  /** Does to the node what this way of playing does. On the main thread. */
  void tap(SceneView view, Node node);

  /** Drags the node to another one. */
  default void drop(SceneView view, Node node, Node target) {
    throw new UnsupportedOperationException("Nothing is dragged in this way");
  }
}

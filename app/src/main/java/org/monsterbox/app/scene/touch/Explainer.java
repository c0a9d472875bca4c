package org.monsterbox.app.scene.touch;

import org.monsterbox.app.scene.Node;

/** Shows what things on the table are, to whoever asks. */
public interface Explainer {

  /** Shows the card of that node, until it is closed. */
  void explain(Node node);

  /** Shows the name and the sentence of that node, as long as a mouse rests on it. */
  void hint(Node node);

  /** The mouse has left it. */
  void endHint();
}

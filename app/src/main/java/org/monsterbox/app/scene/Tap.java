package org.monsterbox.app.scene;

import org.monsterbox.core.game.Move;

/** What touching a node asks for. */
public sealed interface Tap {

  /** A move of the seat that is asked to act. */
  record Play(Move move) implements Tap {}

  /** Nothing is played yet: the table is shown with this draft of a move. */
  record Sketch(Draft draft) implements Tap {}

  /** Says a sentence: why this cannot be done now. */
  record Say(String sentence) implements Tap {}
}

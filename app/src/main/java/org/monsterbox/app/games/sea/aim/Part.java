package org.monsterbox.app.games.sea.aim;

import org.monsterbox.core.sea.box.Pile;

/** One thing that somebody chooses on the way to a move. */
public sealed interface Part {

  /** A cell of the sea, or what is in it. */
  record At(int cell) implements Part {}

  /** A direction. */
  record Towards(int direction) implements Part {}

  /** A card: to give away, to take, to keep. */
  record Taking(int card) implements Part {}

  /** A pile to draw from. */
  record From(Pile pile) implements Part {}
}

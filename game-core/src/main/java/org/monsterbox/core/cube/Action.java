package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** What the rules say about one kind of move. */
interface Action<M extends CubeMove> {

  /** Whether it can be made in that phase at all. */
  boolean isIn(Phase phase);

  /** Why the seat cannot make it, in the order of the rules, or null if it can. */
  @Nullable Code refusal(CubeState now, int seat, M move);

  /** Makes it, after nothing spoke against it. */
  void play(Playing play, int seat, M move);
}

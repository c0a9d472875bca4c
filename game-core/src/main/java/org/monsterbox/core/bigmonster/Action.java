package org.monsterbox.core.bigmonster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** What the rules say about one kind of move. It goes by what the seat knows. */
interface Action<M extends BigMonsterMove> {

  /** Whether it is made in this phase. */
  boolean fits(Phase phase);

  /** Another seat that the move names, or {@link BigMonsterTable#NOBODY}. */
  default int named(M move) {
    return BigMonsterTable.NOBODY;
  }

  /** Why the seat cannot make it in its phase, in the order of the rules, or null if it can. */
  @Nullable Code refusal(BigMonsterView view, M move);

  /** Makes it, after nothing spoke against it. */
  void play(Playing play, int seat, M move);

  /** Adds those that the seat can make, when it has to act in a fitting phase. */
  void list(BigMonsterView view, List<BigMonsterMove> moves);
}

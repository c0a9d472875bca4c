package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** What the rules say about one kind of move, made by a seat that has to act. */
interface Action<M extends SeaMove> {

  /** Whether this is the phase for it. */
  boolean isInTime(SeaTable table);

  /** Why it cannot be made, in the order of the rules, or null if it can. */
  @Nullable Code refusal(SeaTable table, int seat, M move);

  /** Makes it, after nothing spoke against it. */
  void play(Playing play, int seat, M move);

  /** Adds those that can be made; of equal cards, the one with the lowest id stands for all. */
  void list(SeaTable table, int seat, List<SeaMove> moves);
}

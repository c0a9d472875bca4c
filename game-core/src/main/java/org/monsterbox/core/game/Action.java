package org.monsterbox.core.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rules say about one kind of move.
 *
 * @param <T> what the seat that acts can see of the table
 * @param <P> the game while a move is being played
 * @param <K> the kind of move
 */
public interface Action<T, P, K extends Move> {

  /** Whether this is the phase for it. */
  boolean fits(T table);

  /** Why the seat cannot make it in its phase, in the order of the rules, or null if it can. */
  @Nullable Code refusal(T table, int seat, K move);

  /** Makes it, after nothing spoke against it. */
  void play(P play, int seat, K move);

  /** Adds those that the seat can make, when it has to act in a fitting phase. */
  void list(T table, int seat, List<? super K> moves);
}

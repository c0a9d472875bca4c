package org.monsterbox.core.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;

/** A player that is not a person. It knows what a person in its seat knows, and nothing else. */
public interface Bot<M, V> {

  /** Something happened that this seat could see. Bots that need no memory need not look. */
  default void watch(Event event) {}

  /**
   * Decides what to do. May take long: not for the main thread.
   *
   * @param view what the seat knows
   * @param moves what it may do, never empty
   * @param chance for this decision alone: with the same one a bot that counts iterations decides
   *     the same, also after a game was put away and taken up again
   * @param cancelled asked again and again; once true, the bot answers at once with any of the
   *     moves
   */
  Choice<M> choose(V view, List<M> moves, Chance chance, BooleanSupplier cancelled);
}

package org.monsterbox.core.bot;

import org.monsterbox.core.game.Chance;

/**
 * How seats move in the games that a search plays out: quickly, and not too badly. It may depend
 * only on what the seat knows, or the search would learn to play against opponents who see
 * everything.
 */
public interface Policy<S, M> {

  M move(S state, int seat, Chance chance);
}

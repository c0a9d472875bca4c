package org.monsterbox.core.contract;

import org.monsterbox.core.game.Chance;

/** Makes another state that the seat cannot tell from this one. */
public interface Reshuffle<S> {

  S reshuffled(S state, int seat, Chance chance);
}

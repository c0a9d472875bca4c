package org.monsterbox.core.bot;

import org.monsterbox.core.game.Chance;

/**
 * Makes full states that fit what a seat knows. The rules have one that goes by the view alone; a
 * bot with a memory makes its own, that also fits what it remembers.
 */
public interface Imagination<S, V> {

  S imagine(V view, Chance chance);
}

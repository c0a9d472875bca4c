package org.monsterbox.core.bot;

import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/**
 * A game and those who can play it. Each game has one such class among its bots, which can be made
 * without arguments: so it is found by those who measure and test all games.
 */
public interface GameWithBots<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  Rules<S, M, V> rules();

  /** A fresh bot for that seat; the same seed and the same events give the same memory. */
  Bot<M, V> bot(Grade grade, int seat, long seed);
}

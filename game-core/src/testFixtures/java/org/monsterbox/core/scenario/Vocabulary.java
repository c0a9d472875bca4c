package org.monsterbox.core.scenario;

import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** A game's own words, made anew for every scenario. */
public interface Vocabulary<S extends Fingerprinted, M extends Move> {

  Rules<S, M, ?> rules();

  /** What is said before the first move: how the table is set up. */
  Sentences setUp();

  /** The table as it was set up. */
  S table();

  /** What is said from then on: what must be true of the game, and what happens to it. */
  Sentences story(Scenario<S, M> game);
}

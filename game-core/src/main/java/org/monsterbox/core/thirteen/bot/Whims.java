package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.game.Chance;

/**
 * By how much a bot misjudges things: the same thing by the same amount for a whole turn, so that
 * it does not change its mind between two moves of one plan.
 */
record Whims(Chance chance, double noise) {

  /** For the thing with this number. */
  double of(long thing) {
    return noise == 0 ? 0 : noise * (2 * chance.branch(thing).unit() - 1);
  }
}

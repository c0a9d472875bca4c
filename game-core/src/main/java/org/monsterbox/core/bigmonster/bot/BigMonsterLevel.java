package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.Grade;

/**
 * What makes a bot of Big Monster stronger or weaker (section 8.5; its Normal is our Medium, and
 * the Monster is ours).
 *
 * @param looksAhead whether it sees what a tableau may become, or only what it scores now
 * @param bestOf it takes one of so many best tiles, by luck
 * @param choosesShips whether it minds who gets the rest of its packet
 * @param weights what it thinks that unfinished things are worth
 * @param search how many games it plays in its mind for a decision; 1 for none
 */
record BigMonsterLevel(
    boolean looksAhead, int bestOf, boolean choosesShips, Weights weights, Budget search) {

  private static final Budget NONE = Budget.iterations(1);

  private static final BigMonsterLevel EASY =
      new BigMonsterLevel(false, 3, false, Weights.USUAL, NONE);
  private static final BigMonsterLevel MEDIUM =
      new BigMonsterLevel(false, 1, true, Weights.USUAL, NONE);
  private static final BigMonsterLevel HARD =
      new BigMonsterLevel(true, 1, true, Weights.USUAL, NONE);
  private static final BigMonsterLevel MONSTER =
      new BigMonsterLevel(true, 1, true, Weights.TUNED, Budget.iterations(60));

  static BigMonsterLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
      case MONSTER -> MONSTER;
    };
  }

  boolean searches() {
    return search.iterations() > 1;
  }

  /** How everybody plays in games that are only imagined: as well, but quickly. */
  BigMonsterLevel inImagination() {
    return new BigMonsterLevel(looksAhead, bestOf, false, weights, NONE);
  }

  Worth worth() {
    return looksAhead ? Worth.ahead(weights) : Worth.byScore();
  }
}

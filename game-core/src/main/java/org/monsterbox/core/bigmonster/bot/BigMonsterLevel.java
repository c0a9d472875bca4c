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
 * @param search how many games it plays in its mind for a decision; 1 for none
 */
record BigMonsterLevel(
    boolean looksAhead, int bestOf, boolean choosesShips, Weights weights, Budget search, int turns) {

  private static final Budget NONE = Budget.iterations(1);

  static final BigMonsterLevel EASY = new BigMonsterLevel(false, 3, false, Weights.USUAL, NONE, 0);
  static final BigMonsterLevel MEDIUM = new BigMonsterLevel(false, 1, true, Weights.USUAL, NONE, 0);
  static final BigMonsterLevel HARD = new BigMonsterLevel(true, 1, true, Weights.USUAL, NONE, 0);
  static final BigMonsterLevel MONSTER = new BigMonsterLevel(true, 1, true, Boolean.getBoolean("tuned") ? Weights.TUNED : Weights.USUAL, Budget.iterations(Integer.getInteger("it", 60)), Integer.getInteger("turns", 2));

  static BigMonsterLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
      case MONSTER -> MONSTER;
    };
  }

  BigMonsterLevel withoutSearch() {
    return new BigMonsterLevel(looksAhead, bestOf, Boolean.getBoolean("rship"), weights, NONE, 0);
  }

  boolean searches() {
    return search.iterations() > 1;
  }

  Worth worth() {
    return looksAhead ? Worth.ahead(weights) : Worth.byScore();
  }
}

package org.monsterbox.core.thirteen.bot;

/**
 * What a bot knows about searching, besides what it remembers (sections 9.2 and 9.3).
 *
 * @param isCareful whether it turns a card that was seen rather than show the others a new one
 * @param sparesThird whether a Prophet leaves the third card when it would rather help the next
 * @param looksAhead whether a Prophet looks at another card before taking a pair
 * @param freezesSingles whether it keeps single cards from the others, not only pairs
 */
record SearchSkill(
    boolean isCareful, boolean sparesThird, boolean looksAhead, boolean freezesSingles) {

  /** Always turns unknown cards. */
  static final SearchSkill PLAIN = new SearchSkill(false, false, false, false);

  /** Knows the theory. */
  static final SearchSkill SKILLED = new SearchSkill(true, true, false, false);

  /** Knows all there is to know, and begrudges the others every card. */
  static final SearchSkill CUNNING = new SearchSkill(true, true, true, true);
}

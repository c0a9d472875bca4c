package org.monsterbox.core.thirteen.bot;

/**
 * What a bot thinks that sets are worth, in Health Points (section 9.5).
 *
 * @param almost a monster that lacks one set
 * @param free a set that is in no monster
 * @param element the square of every element after the first of which there is a complete monster
 * @param master four elements: the game is won
 */
record Weights(double almost, double free, double element, double master) {

  /** Who sees only what counts at once. */
  static final Weights HP_ONLY = new Weights(0, 0, 0, 0);

  /** The value function of the rules. */
  static final Weights USUAL = new Weights(6, 2, 25, 1000);

  private static final int MASTER = 4;

  double of(Hoard hoard) {
    int elements = hoard.elements();
    int more = Math.max(0, elements - 1);
    return hoard.bestHp()
        + almost * hoard.almostComplete()
        + free * hoard.free()
        + element * more * more
        + (elements >= MASTER ? master : 0);
  }
}

package org.monsterbox.core.thirteen.bot.worth;

/**
 * What a bot thinks that sets are worth, in Health Points (section 9.5).
 *
 * @param almost a monster that lacks one set
 * @param free a set that is in no monster
 * @param set any set: what it may still become
 * @param prophet a complete monster, which lets its owner turn three cards
 * @param element the square of every element after the first of which there is a complete monster
 * @param master four elements: the game is won
 */
public record Weights(
    double almost, double free, double set, double prophet, double element, double master) {

  /** Who sees only what counts at once. */
  public static final Weights HP_ONLY = new Weights(0, 0, 0, 0, 0, 0);

  /** The value function of the rules. */
  public static final Weights USUAL = new Weights(6, 2, 0, 0, 25, 1000);

  /** The same by who knows that every set may still be of use, and that a Prophet finds more. */
  public static final Weights FARSIGHTED = new Weights(6, 2, 5, 10, 25, 1000);

  public double of(Hoard hoard) {
    int elements = hoard.elements();
    int more = Math.max(0, elements - 1);
    return hoard.bestHp()
        + almost * hoard.almostComplete()
        + free * hoard.free()
        + set * hoard.size()
        + (elements > 0 ? prophet : 0)
        + element * more * more
        + (hoard.wins() ? master : 0);
  }
}

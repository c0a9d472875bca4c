package org.monsterbox.core.thirteen.dice;

/**
 * Five dice in a row.
 *
 * @param digits their faces as the digits of a number, from the first die to the last; 0 before the
 *     first throw
 */
public record Dice(int digits) {

  public static final int COUNT = 5;
  public static final int FACES = 6;

  /** What no throw can beat. */
  public static final int HIGHEST_SCORE = COUNT * FACES;

  /** Before the first throw. */
  public static final Dice NONE = new Dice(0);

  private static final int[] TENS = {10_000, 1_000, 100, 10, 1};

  /** These five faces. */
  public static Dice of(int... faces) {
    int digits = 0;
    for (int face : faces) {
      digits = 10 * digits + face;
    }
    return new Dice(digits);
  }

  /** What the die shows: 1 to 6, or 0 before the first throw. */
  public int face(int die) {
    return digits / TENS[die] % 10;
  }

  /** The same dice, but this one shows another face. */
  public Dice with(int die, int face) {
    return new Dice(digits + (face - face(die)) * TENS[die]);
  }

  /** How many dice show this face. */
  public int count(int face) {
    int count = 0;
    for (int rest = digits; rest > 0; rest /= 10) {
      if (rest % 10 == face) {
        count++;
      }
    }
    return count;
  }

  /** Whether the dice with these bits all show one face. */
  public boolean areEqual(int dice) {
    int face = 0;
    for (int die = 0; die < COUNT; die++) {
      if ((dice >>> die & 1) == 1) {
        if (face != 0 && face(die) != face) {
          return false;
        }
        face = face(die);
      }
    }
    return true;
  }

  /**
   * The best sum of equal dice.
   *
   * @param singleDieScores whether a single die counts
   */
  public int score(boolean singleDieScores) {
    int best = 0;
    for (int face = 1; face <= FACES; face++) {
      int count = count(face);
      if (count > 1 || singleDieScores) {
        best = Math.max(best, count * face);
      }
    }
    return best;
  }
}

package org.monsterbox.core.thirteen.bot.memory;

/**
 * How two players who forget nothing look for pairs (Zwick and Paterson, 1993; section 9.2): by how
 * many more pairs the one to move will find, with so many pairs left and so many cards known whose
 * mates are not.
 */
public final class PairsTheory {

  private static final int MOST_PAIRS = 39;
  private static final PairsTheory SOLVED = new PairsTheory();

  private final double[][] margins = new double[MOST_PAIRS + 1][];
  private final boolean[][] careful = new boolean[MOST_PAIRS + 1][];

  private PairsTheory() {
    for (int pairs = 0; pairs <= MOST_PAIRS; pairs++) {
      margins[pairs] = new double[pairs + 1];
      careful[pairs] = new boolean[pairs + 1];
      margins[pairs][pairs] = pairs;
      for (int known = pairs - 1; known >= 0; known--) {
        solve(pairs, known);
      }
    }
  }

  private void solve(int pairs, int known) {
    double mateKnown = known / (double) (2 * pairs - known);
    double unknown = 2 * pairs - known - 1;
    double found = known == 0 ? 0 : mateKnown * (1 + margins[pairs - 1][known - 1]);
    double next = known > pairs - 1 ? 0 : 1 + margins[pairs - 1][known];
    double others = 2 * (pairs - known - 1) / unknown;
    double handedOver = others == 0 ? 0 : others * margins[pairs][known + 2];
    double bold = found + (1 - mateKnown) * ((1 - known) * next / unknown - handedOver);
    double shy =
        known == 0 ? Double.NEGATIVE_INFINITY : found - (1 - mateKnown) * margins[pairs][known + 1];
    careful[pairs][known] = shy > bold;
    double best = Math.max(shy, bold);
    margins[pairs][known] = known >= 2 ? Math.max(0, best) : best;
  }

  /** What the mover can expect; whoever knows two cards may pass by turning them. */
  public static double margin(int pairs, int known) {
    return SOLVED.margins[pairs][known];
  }

  /**
   * Whether the second card to turn, when the mate of the first is unknown, should be one that
   * everybody knows already.
   */
  public static boolean isCareful(int pairs, int known) {
    return SOLVED.careful[pairs][known];
  }
}

package org.monsterbox.core.thirteen.bot.odds;

import java.util.Arrays;

/**
 * What to keep, whatever is thrown, to get the most on average of what the five dice are worth in
 * the end (section 9.4). Exact: every outcome of every throw is counted.
 */
public final class DicePlan {

  /** Instead of a hand to keep. */
  public static final int STOP = -1;

  /** Gains below this are rounding. */
  private static final double TINY = 1e-12;

  private static final int FULL = DiceHands.first(DiceHands.DICE);
  private static final int HANDS = DiceHands.size() - FULL;

  private final double[][] values;
  private final int[][] keeps;
  private final double[] starts;

  private DicePlan(int mostThrows) {
    values = new double[mostThrows][HANDS];
    keeps = new int[mostThrows][HANDS];
    starts = new double[mostThrows + 1];
  }

  /**
   * Solves it, from the last throw back to the first.
   *
   * @param keepsOf what may be kept, by the number of the hand among those of five dice
   * @param worth what the hand counts when it is the last
   */
  static DicePlan solve(int[][] keepsOf, double[] worth, int mostThrows) {
    DicePlan plan = new DicePlan(mostThrows);
    plan.values[0] = worth;
    Arrays.fill(plan.keeps[0], STOP);
    for (int left = 1; left < mostThrows; left++) {
      plan.goBack(keepsOf, worth, left);
    }
    for (int count = 1; count <= mostThrows; count++) {
      plan.starts[count] = plan.after(DiceHands.EMPTY, DiceHands.DICE, plan.values[count - 1]);
    }
    return plan;
  }

  private void goBack(int[][] keepsOf, double[] worth, int left) {
    double[] kept = new double[FULL];
    for (int dice = 0; dice < DiceHands.DICE; dice++) {
      for (int keep = DiceHands.first(dice); keep < DiceHands.first(dice + 1); keep++) {
        kept[keep] = after(keep, DiceHands.DICE - dice, values[left - 1]);
      }
    }
    for (int hand = 0; hand < HANDS; hand++) {
      values[left][hand] = worth[hand];
      keeps[left][hand] = STOP;
      for (int keep : keepsOf[hand]) {
        if (kept[keep] > values[left][hand] + TINY) {
          values[left][hand] = kept[keep];
          keeps[left][hand] = keep;
        }
      }
    }
  }

  private double after(int keep, int thrown, double[] next) {
    double sum = 0;
    for (int hand = DiceHands.first(thrown); hand < DiceHands.first(thrown + 1); hand++) {
      sum += DiceHands.chance(hand) * next[DiceHands.sum(keep, hand) - FULL];
    }
    return sum;
  }

  /** What can be expected before the first of so many throws. */
  public double start(int throwsAllowed) {
    return starts[throwsAllowed];
  }

  /** What can be expected of five dice that lie, with so many more throws. */
  public double value(int hand, int left) {
    return values[left][hand - FULL];
  }

  /** The best hand to keep of five dice that lie, or {@link #STOP}. */
  public int keep(int hand, int left) {
    return keeps[left][hand - FULL];
  }
}

package org.monsterbox.core.bot.arena;

import java.util.Arrays;

/**
 * Ratings from who came in before whom: 400 points more, ten times the odds. Fitted to all results
 * at once (Bradley and Terry), with one drawn game added to every pair that met, so that a
 * contestant who always won is not infinitely good.
 */
final class Elo {

  private static final int ROUNDS = 10_000;
  private static final double CLOSE_ENOUGH = 1e-9;

  private Elo() {}

  /**
   * The ratings, 0 on average.
   *
   * @param points {@code points[a][b]}: how often a was before b, and half as much where level
   */
  static double[] ratings(double[][] points) {
    int count = points.length;
    double[] strengths = new double[count];
    Arrays.fill(strengths, 1);
    double change = 1;
    for (int round = 0; round < ROUNDS && change > CLOSE_ENOUGH; round++) {
      double[] fitted = new double[count];
      for (int a = 0; a < count; a++) {
        fitted[a] = fitted(points, strengths, a);
      }
      normalise(fitted);
      change = 0;
      for (int a = 0; a < count; a++) {
        change = Math.max(change, Math.abs(fitted[a] / strengths[a] - 1));
      }
      strengths = fitted;
    }
    double[] ratings = new double[count];
    for (int a = 0; a < count; a++) {
      ratings[a] = 400 * Math.log10(strengths[a]);
    }
    return ratings;
  }

  private static double fitted(double[][] points, double[] strengths, int a) {
    double won = 0;
    double weight = 0;
    for (int b = 0; b < points.length; b++) {
      double games = points[a][b] + points[b][a];
      if (b != a && games > 0) {
        won += points[a][b] + 0.5;
        weight += (games + 1) / (strengths[a] + strengths[b]);
      }
    }
    return weight == 0 ? strengths[a] : won / weight;
  }

  /** The geometric mean becomes 1. */
  private static void normalise(double[] strengths) {
    double logarithms = 0;
    for (double strength : strengths) {
      logarithms += Math.log(strength);
    }
    double mean = Math.exp(logarithms / strengths.length);
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] /= mean;
    }
  }
}

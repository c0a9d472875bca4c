package org.monsterbox.core.bot.arena;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class EloTest {

  @Test
  public void tenTimesTheOddsAreFourHundredPoints() {
    double[] ratings = Elo.ratings(new double[][] {{0, 100_000}, {10_000, 0}});

    assertEquals(400, ratings[0] - ratings[1], 0.1);
    assertEquals(200, ratings[0], 0.1);
  }

  @Test
  public void equalsAreEqual() {
    assertAll(0, Elo.ratings(new double[][] {{0, 7.5, 3}, {7.5, 0, 2}, {3, 2, 0}}));
  }

  @Test
  public void oneDrawnGameIsAddedForEachPair() {
    double[] ratings = Elo.ratings(new double[][] {{0, 10}, {0, 0}});

    assertEquals(400 * Math.log10(10.5 / 0.5), ratings[0] - ratings[1], 1e-6);
  }

  @Test
  public void whoAlwaysWinsIsNotInfinitelyGood() {
    double[] ratings = Elo.ratings(new double[][] {{0, 500, 500}, {0, 0, 500}, {0, 0, 0}});

    assertTrue(ratings[0] > ratings[1] + 400 && ratings[1] > ratings[2] + 400);
    assertTrue(ratings[0] + " is finite", ratings[0] < 3_000);
    assertMeanIsZero(ratings);
  }

  @Test
  public void differencesAddUp() {
    // Ten times the odds from one to the next, and a hundred times from the first to the last.
    double[][] points = {
      {0, 100_000, 100_000},
      {10_000, 0, 100_000},
      {1_000, 10_000, 0}
    };

    double[] ratings = Elo.ratings(points);

    assertEquals(400, ratings[0] - ratings[1], 1);
    assertEquals(400, ratings[1] - ratings[2], 1);
    assertMeanIsZero(ratings);
  }

  @Test
  public void whoNeverMetIsComparedByThoseBetween() {
    double[][] points = {
      {0, 10_000, 0},
      {1_000, 0, 10_000},
      {0, 1_000, 0}
    };

    double[] ratings = Elo.ratings(points);

    assertEquals(800, ratings[0] - ratings[2], 2);
  }

  @Test
  public void noDrawIsAddedForAPairThatNeverMet() {
    double[] ratings = Elo.ratings(new double[][] {{0, 10, 0}, {0, 0, 10}, {0, 0, 0}});

    assertEquals(2 * 400 * Math.log10(10.5 / 0.5), ratings[0] - ratings[2], 0.01);
  }

  @Test
  public void groupsThatNeverMetAreRatedEachForItself() {
    double[][] points = {
      {0, 100_000, 0, 0},
      {10_000, 0, 0, 0},
      {0, 0, 0, 50},
      {0, 0, 50, 0}
    };

    double[] ratings = Elo.ratings(points);

    assertEquals(400, ratings[0] - ratings[1], 0.1);
    assertEquals(0, ratings[2] - ratings[3], 1e-6);
    assertMeanIsZero(ratings);
  }

  @Test
  public void someoneWhoMetNobodyDoesNotDisturbTheOthers() {
    double[] ratings = Elo.ratings(new double[][] {{0, 100_000, 0}, {10_000, 0, 0}, {0, 0, 0}});

    assertEquals(400, ratings[0] - ratings[1], 0.1);
    assertTrue(ratings[2] + " is finite", Math.abs(ratings[2]) < 400);
    assertAll(0, Elo.ratings(new double[2][2]));
    assertAll(0, Elo.ratings(new double[1][1]));
  }

  private static void assertMeanIsZero(double[] ratings) {
    double sum = 0;
    for (double rating : ratings) {
      sum += rating;
    }
    assertEquals(0, sum, 1e-6);
  }

  private static void assertAll(double expected, double[] ratings) {
    for (double rating : ratings) {
      assertEquals(expected, rating, 1e-6);
    }
  }
}

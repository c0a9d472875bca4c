package org.monsterbox.core.bot.arena;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class IntervalTest {

  @Test
  public void isWilsonsInterval() {
    assertInterval(0.5020, 0.6906, Interval.of(60, 100));
    assertInterval(0.4038, 0.5962, Interval.of(50, 100));
    assertInterval(0.0, 0.2775, Interval.of(0, 10));
    assertInterval(0.7225, 1.0, Interval.of(10, 10));
    assertInterval(0.0, 0.7935, Interval.of(0, 1));
  }

  @Test
  public void isTheSameFromBothSides() {
    for (int points = 0; points <= 20; points++) {
      Interval won = Interval.of(points, 20);
      Interval lost = Interval.of(20 - points, 20);
      assertEquals(won.low(), 1 - lost.high(), 1e-12);
      assertEquals(won.high(), 1 - lost.low(), 1e-12);
    }
  }

  @Test
  public void staysBetweenZeroAndOneAndAroundTheRate() {
    for (int points = 0; points <= 50; points++) {
      Interval interval = Interval.of(points, 50);
      double rate = points / 50.0;
      assertTrue(interval.toString(), interval.low() >= 0 && interval.low() <= rate + 1e-12);
      assertTrue(interval.toString(), interval.high() <= 1 && interval.high() >= rate - 1e-12);
    }
  }

  @Test
  public void knowsPartsOfVictories() {
    Interval interval = Interval.of(2.5, 10);
    assertTrue(interval.low() > Interval.of(2, 10).low());
    assertTrue(interval.high() < Interval.of(3, 10).high());
  }

  @Test
  public void narrowsWithMoreGames() {
    Interval many = Interval.of(600_000_000, 1_000_000_000);
    assertInterval(0.6, 0.6, many);
    assertTrue(many.low() < 0.6 && many.high() > 0.6);
  }

  @Test
  public void refusesWhatCannotBeCounted() {
    assertThrows(IllegalArgumentException.class, () -> Interval.of(0, 0));
    assertThrows(IllegalArgumentException.class, () -> Interval.of(-1, 10));
    assertThrows(IllegalArgumentException.class, () -> Interval.of(11, 10));
  }

  private static void assertInterval(double low, double high, Interval interval) {
    assertEquals(low, interval.low(), 0.00006);
    assertEquals(high, interval.high(), 0.00006);
  }
}

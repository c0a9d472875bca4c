package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class ThinkingTest {

  private long now = Long.MAX_VALUE - 10; // the clock of a Java machine may run over
  private boolean cancelled;

  @Test
  public void stopsAfterItsIterations() {
    Thinking thinking = thinking(Budget.iterations(5));

    assertFalse(thinking.over(4));
    assertTrue(thinking.over(5));
    assertTrue(thinking.over(6));
  }

  @Test
  public void aBudgetOfIterationsDoesNotLookAtTheTime() {
    Thinking thinking = thinking(Budget.iterations(5));
    now += Long.MAX_VALUE / 2;
    assertFalse(thinking.over(4));
  }

  @Test
  public void stopsWhenItsTimeIsUp() {
    Thinking thinking = thinking(Budget.millis(20));

    now += 19_999_999;
    assertFalse(thinking.over(1_000_000_000));
    now += 1;
    assertTrue(thinking.over(1));
  }

  @Test
  public void stopsAtWhicheverComesFirst() {
    Thinking thinking = thinking(new Budget(100, 7));

    assertTrue(thinking.over(7));
    assertFalse(thinking.over(6));
    now += 100;
    assertTrue(thinking.over(6));
  }

  @Test
  public void alwaysMakesTheFirstIteration() {
    Thinking thinking = thinking(new Budget(1, 1));
    now += 1_000;
    cancelled = true;

    assertFalse(thinking.over(0));
    assertTrue(thinking.over(1));
  }

  @Test
  public void stopsWhenCancelled() {
    Thinking thinking = thinking(Budget.iterations(100));

    assertFalse(thinking.stopped());
    assertFalse(thinking.over(1));
    cancelled = true;
    assertTrue(thinking.stopped());
    assertTrue(thinking.over(1));
  }

  @Test
  public void looksAtTheRealClockIfNotToldAnother() {
    Thinking thinking = Thinking.within(new Budget(1, 1_000_000), () -> false);
    long began = System.nanoTime();
    while (System.nanoTime() - began < 2) {
      Thread.onSpinWait();
    }
    assertTrue(thinking.over(1));
    assertFalse(Thinking.within(Budget.millis(3_600_000), () -> false).over(1));
  }

  @Test
  public void aBudgetAllowsSomething() {
    assertThrows(IllegalArgumentException.class, () -> Budget.iterations(0));
    assertThrows(IllegalArgumentException.class, () -> Budget.millis(0));
    assertThrows(IllegalArgumentException.class, () -> new Budget(-1, 1));
    assertEquals(new Budget(2_000_000, Integer.MAX_VALUE), Budget.millis(2));
  }

  @Test
  public void aLevelBlundersFromNeverToAlways() {
    Budget budget = Budget.iterations(1);
    for (double wrong : new double[] {-0.01, 1.01, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new Level(Grade.EASY, budget, wrong));
    }
    assertEquals(1, new Level(Grade.EASY, budget, 1).blunders(), 0);
    assertEquals(0, new Level(Grade.MONSTER, budget, 0).blunders(), 0);
  }

  private Thinking thinking(Budget budget) {
    return new Thinking(budget, () -> cancelled, () -> now);
  }
}

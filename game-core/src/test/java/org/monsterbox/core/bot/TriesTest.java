package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class TriesTest {

  private static final Chance CHANCE = Chance.of(40, "tries");

  private final Tries<String> tries = new Tries<>(List.of("a", "b", "c"));

  @Test
  public void triesEveryMoveOnceBeforeAnyTwice() {
    for (int i = 0; i < 3; i++) {
      assertEquals(i, tries.mostPromising(0.7, CHANCE));
      tries.add(i, i == 0 ? 1 : 0);
    }
    assertEquals(0, tries.mostPromising(0.7, CHANCE));
  }

  @Test
  public void takesTheBestMeanIfItIsNotCurious() {
    add(0, 0.5, 0.5);
    add(1, 0.9, 0.5);
    add(2, 0.6, 0.7, 0.6, 0.7);

    assertEquals(1, tries.mostPromising(0, CHANCE));
  }

  @Test
  public void takesTheLeastTriedIfItIsVeryCurious() {
    add(0, 1, 1, 1);
    add(1, 1, 1);
    add(2, 0);

    assertEquals(2, tries.mostPromising(100, CHANCE));
  }

  @Test
  public void weighsMeanAndCuriosityByTheBoundOfUcb1() {
    // With 6 tries: 2/3 + f sqrt(ln 6 / 3) against 0 + f sqrt(ln 6 / 1): level for f = 1.1785.
    add(0, 1, 0, 1);
    add(1, 0);
    add(2, 0, 0);

    assertEquals(0, tries.mostPromising(1.17, CHANCE));
    assertEquals(1, tries.mostPromising(1.19, CHANCE));
  }

  @Test
  public void leavesItToChanceWhichOfEqualsItTries() {
    add(0, 0.5);
    add(1, 0.5);
    add(2, 0.2);
    int[] counts = new int[3];
    for (int i = 0; i < 900; i++) {
      counts[tries.mostPromising(0.7, CHANCE.branch(i))]++;
    }
    assertTrue(counts[0] + " and " + counts[1], counts[0] > 200 && counts[1] > 200);
    assertEquals(0, counts[2]);
  }

  @Test
  public void findsMeansAndCounts() {
    add(0, 1, 0.5);
    add(2, 0.25);

    assertEquals(
        new Findings<>(List.of("a", "b", "c"), List.of(0.75, 0.0, 0.25), List.of(2, 0, 1)),
        tries.findings());
  }

  private void add(int index, double... shares) {
    for (double share : shares) {
      tries.add(index, share);
    }
  }
}

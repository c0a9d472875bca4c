package org.monsterbox.core.thirteen.bot.memory;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** The check values of section 9.2 of the rules. */
public final class PairsTheoryTest {

  private static final double TOLERANCE = 0.0005;

  @Test
  public void knowsTheValuesOfTheRules() {
    assertEquals(-0.667, PairsTheory.margin(2, 0), TOLERANCE);
    assertFalse(PairsTheory.isCareful(2, 0));
    assertEquals(-0.200, PairsTheory.margin(3, 1), TOLERANCE);
    assertTrue(PairsTheory.isCareful(3, 1));
    assertEquals(0.002, PairsTheory.margin(6, 1), TOLERANCE);
    assertTrue(PairsTheory.isCareful(6, 1));
    assertEquals(0.984, PairsTheory.margin(7, 5), TOLERANCE);
    assertTrue(PairsTheory.isCareful(7, 5));
  }

  @Test
  public void whoKnowsOneOfEveryPairFindsThemAll() {
    for (int pairs = 0; pairs <= 39; pairs++) {
      assertEquals(pairs, PairsTheory.margin(pairs, pairs), 0);
    }
  }

  @Test
  public void whoMayPassLosesNothing() {
    for (int pairs = 3; pairs <= 39; pairs++) {
      for (int known = 2; known <= pairs; known++) {
        assertTrue(PairsTheory.margin(pairs, known) >= 0);
      }
    }
  }

  @Test
  public void oneUnknownPairIsCertain() {
    assertEquals(1, PairsTheory.margin(1, 0), 0);
  }
}

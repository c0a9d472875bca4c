package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class ChanceTest {

  @Test
  public void isSplitMix64() {
    // The reference values of SplitMix64 for the seed 1234567.
    Chance chance = new Chance(1234567);
    assertEquals(6457827717110365317L, chance.bits());
    assertEquals(3203168211198807973L, chance.next().bits());
  }

  @Test
  public void looksAtItsHeadWithoutMoving() {
    Chance chance = Chance.of(7, "dice");
    assertEquals(chance.below(1000), chance.below(1000));
    assertEquals(Chance.of(7, "dice"), chance);
  }

  @Test
  public void keepsStreamsOfOneSeedApart() {
    assertNotEquals(Chance.of(7, "dice"), Chance.of(7, "layout"));
    assertNotEquals(Chance.of(7, "ab"), Chance.of(7, "ba"));
    assertNotEquals(Chance.of(7, "dice"), Chance.of(8, "dice"));
  }

  @Test
  public void throwsEveryFaceOfADieEquallyOften() {
    int[] faces = new int[6];
    Chance chance = Chance.of(42, "dice");
    for (int i = 0; i < 60_000; i++) {
      faces[chance.below(6)]++;
      chance = chance.next();
    }
    double chiSquare = 0;
    for (int face : faces) {
      chiSquare += (face - 10_000.0) * (face - 10_000.0) / 10_000.0;
    }
    assertTrue("chi-square of 5 degrees, 0.1 % bound 20.5: " + chiSquare, chiSquare < 20.5);
  }

  @Test
  public void reachesBothEndsOfALargeBound() {
    int bound = Integer.MAX_VALUE;
    int smallest = bound;
    int largest = 0;
    Chance chance = Chance.of(1, "ends");
    for (int i = 0; i < 10_000; i++) {
      int drawn = chance.below(bound);
      smallest = Math.min(smallest, drawn);
      largest = Math.max(largest, drawn);
      chance = chance.next();
    }
    assertTrue("smallest " + smallest, smallest >= 0 && smallest < bound / 1000);
    assertTrue("largest " + largest, largest > bound - bound / 1000);
  }

  @Test
  public void refusesToChooseFromNothing() {
    assertThrows(IllegalArgumentException.class, () -> new Chance(1).below(0));
  }
}

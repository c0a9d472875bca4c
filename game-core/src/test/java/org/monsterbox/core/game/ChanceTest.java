package org.monsterbox.core.game;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
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
  public void dealsWhatTheRulesOfMonsterCubeSay() {
    // Test vector 51: seed 42 lays out the tiles 5 3 9 / 8 1 6 / 7 2 4, and deals 55 7 32, 56 24
    // 22.
    int[] tiles = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    int[] cards = new int[56];
    Arrays.setAll(cards, i -> i + 1);

    new Chance(42).shuffle(tiles).shuffle(cards);

    assertArrayEquals(new int[] {5, 3, 9, 8, 1, 6, 7, 2, 4}, tiles);
    assertArrayEquals(new int[] {55, 7, 32, 56, 24, 22}, Arrays.copyOf(cards, 6));
  }

  @Test
  public void branchesAreStreamsOfTheirOwn() {
    Chance chance = new Chance(42);
    Set<Chance> branches = new HashSet<>();
    for (int number = -1000; number < 1000; number++) {
      branches.add(chance.branch(number));
    }
    assertEquals(2000, branches.size());
    assertEquals(chance.branch(7), new Chance(42).branch(7));
    assertNotEquals(chance.branch(7), chance.next().branch(7));
  }

  @Test
  public void unitsAreSpreadFrom0To1() {
    double sum = 0;
    Chance chance = Chance.of(3, "units");
    for (int i = 0; i < 10_000; i++) {
      double unit = chance.unit();
      assertTrue("from 0 up to but without 1: " + unit, unit >= 0 && unit < 1);
      sum += unit;
      chance = chance.next();
    }
    assertEquals(0.5, sum / 10_000, 0.012);
  }

  @Test
  public void refusesToChooseFromNothing() {
    assertThrows(IllegalArgumentException.class, () -> new Chance(1).below(0));
  }
}

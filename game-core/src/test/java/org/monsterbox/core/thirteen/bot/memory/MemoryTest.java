package org.monsterbox.core.thirteen.bot.memory;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Map;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class MemoryTest {

  private static final MemoryStrength WEAK = new MemoryStrength(0.55, 8, 6, 0.15);

  @Test
  public void perfectMemoryForgetsNothing() {
    Memory memory = filled(MemoryStrength.PERFECT, 1, 39);
    memory.beginTurn();
    Map<Integer, Integer> recalled = memory.recall(full());
    for (int cell = 0; cell < 39; cell++) {
      assertEquals((Integer) (77 - cell), recalled.get(cell));
    }
  }

  @Test
  public void noticesAsManyCardsAsItsStrengthSays() {
    MemoryStrength half = new MemoryStrength(0.55, Double.POSITIVE_INFINITY, 78, 0);
    int noticed = 0;
    for (int seed = 0; seed < 100; seed++) {
      noticed += filled(half, seed, 39).traces().size();
    }
    assertEquals(0.55, noticed / 3900.0, 0.03);
  }

  @Test
  public void recallsHalfAfterItsHalfLife() {
    MemoryStrength fading = new MemoryStrength(1, 10, 78, 0);
    int recalled = 0;
    for (int seed = 0; seed < 2000; seed++) {
      Memory memory = filled(fading, seed, 11);
      memory.beginTurn();
      recalled += memory.recall(full()).containsKey(0) ? 1 : 0;
    }
    assertEquals(0.5, recalled / 2000.0, 0.045);
  }

  @Test
  public void whatIsRecalledStaysTheSameForTheWholeTurn() {
    Memory memory = filled(WEAK, 3, 20);
    memory.beginTurn();
    Map<Integer, Integer> before = memory.recall(full());
    memory.see(70, 5);
    Map<Integer, Integer> after = memory.recall(full());
    after.remove(70);
    before.keySet().retainAll(after.keySet());
    assertEquals(before, after);
    assertEquals(memory.recall(full()), memory.recall(full()));
  }

  @Test
  public void anotherTurnIsAnotherDraw() {
    Memory memory = filled(new MemoryStrength(1, 20, 78, 0), 3, 39);
    memory.beginTurn();
    Map<Integer, Integer> before = memory.recall(full());
    memory.beginTurn();
    assertNotEquals(before, memory.recall(full()));
  }

  @Test
  public void whatWasSeenThisTurnIsCertain() {
    Memory memory = new Memory(new MemoryStrength(1, 0.1, 78, 1), Chance.of(1, "memory"));
    memory.beginTurn();
    memory.see(12, 34);
    assertEquals(Map.of(12, 34), memory.recall(full()));
  }

  @Test
  public void theOldestMakeWay() {
    Memory memory = filled(new MemoryStrength(1, 1000, 6, 0), 1, 10);
    assertEquals(6, memory.traces().size());
    assertEquals(4, memory.traces().get(0).cell());
  }

  @Test
  public void aSecondLookRefreshes() {
    Memory memory = filled(new MemoryStrength(1, 1000, 6, 0), 1, 6);
    memory.see(0, 77);
    memory.see(50, 1);
    assertEquals(0, memory.traces().get(0).cell());
    assertEquals(2, memory.traces().get(1).cell());
  }

  @Test
  public void whatIsTooOldIsGoneForGood() {
    Memory memory = filled(new MemoryStrength(1, 2, 78, 0), 1, 20);
    memory.beginTurn();
    // 2^(-8/2) is above 5 %, 2^(-9/2) below.
    assertEquals(9, memory.traces().size());
  }

  @Test
  public void aLongPauseIsAsLongAsAHalfLife() {
    MemoryStrength fading = new MemoryStrength(1, 10, 78, 0);
    int recalled = 0;
    for (int seed = 0; seed < 2000; seed++) {
      Memory memory = new Memory(fading, Chance.of(seed, "memory"));
      memory.beginTurn();
      memory.see(0, 77);
      memory.rest();
      recalled += memory.recall(full()).containsKey(0) ? 1 : 0;
    }
    assertEquals(0.5, recalled / 2000.0, 0.045);
  }

  @Test
  public void afterManyPausesNothingIsLeft() {
    Memory memory = filled(WEAK, 1, 6);
    for (int pause = 0; pause < 5; pause++) {
      memory.rest();
    }
    memory.beginTurn();
    assertEquals(0, memory.traces().size());
  }

  @Test
  public void perfectMemoryOutlastsPauses() {
    Memory memory = filled(MemoryStrength.PERFECT, 1, 39);
    memory.rest();
    memory.beginTurn();
    assertEquals(39, memory.recall(full()).size());
  }

  @Test
  public void misplacedCardsAreNextToWhereTheyLie() {
    int near = 0;
    for (int seed = 0; seed < 500; seed++) {
      Memory memory = new Memory(new MemoryStrength(1, 1000, 78, 0.15), Chance.of(seed, "memory"));
      memory.see(30, 8);
      memory.beginTurn();
      Map<Integer, Integer> recalled = memory.recall(full());
      assertEquals(1, recalled.size());
      int cell = recalled.keySet().iterator().next();
      assertTrue(Math.abs(cell / 9 - 3) <= 1 && Math.abs(cell % 9 - 3) <= 1);
      near += cell == 30 ? 0 : 1;
    }
    assertEquals(0.15, near / 500.0, 0.05);
  }

  @Test
  public void nothingIsRecalledOfSetsThatWereTaken() {
    Memory memory = new Memory(MemoryStrength.PERFECT, Chance.of(1, "memory"));
    memory.see(3, 10);
    memory.see(4, 11);
    memory.see(5, 12);
    memory.take(5);
    assertEquals(Map.of(5, 12), memory.recall(full()));
  }

  @Test
  public void nothingIsRecalledWhereNothingLies() {
    Memory memory = filled(MemoryStrength.PERFECT, 1, 3);
    boolean[] lies = full();
    lies[1] = false;
    assertFalse(memory.recall(lies).containsKey(1));
  }

  @Test
  public void theSameEventsMakeTheSameMemoryAgain() {
    Memory first = filled(WEAK, 9, 30);
    Memory second = filled(WEAK, 9, 30);
    first.beginTurn();
    first.recall(full());
    second.beginTurn();
    assertEquals(first.traces(), second.traces());
    assertEquals(first.recall(full()), second.recall(full()));
    assertNotEquals(first.traces(), filled(WEAK, 10, 30).traces());
  }

  private static Memory filled(MemoryStrength strength, long seed, int cards) {
    Memory memory = new Memory(strength, Chance.of(seed, "memory"));
    for (int cell = 0; cell < cards; cell++) {
      memory.see(cell, 77 - cell);
    }
    return memory;
  }

  private static boolean[] full() {
    boolean[] lies = new boolean[81];
    Arrays.fill(lies, true);
    Arrays.fill(lies, 39, 42, false);
    return lies;
  }
}

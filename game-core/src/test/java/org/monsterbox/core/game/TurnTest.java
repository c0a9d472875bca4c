package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class TurnTest {

  @Test
  public void oneSeatMayAct() {
    Turn turn = Turn.of(2);
    assertTrue(turn.includes(2));
    assertFalse(turn.includes(1));
    assertEquals(2, turn.first());
    assertFalse(turn.isOver());
  }

  @Test
  public void severalSeatsMayActAtOnce() {
    Turn turn = Turn.ofAll(4).without(0).without(2);
    assertFalse(turn.includes(0));
    assertTrue(turn.includes(1));
    assertTrue(turn.includes(3));
    assertEquals(1, turn.first());
    assertEquals(Turn.of(3), turn.without(1));
  }

  @Test
  public void anySeatThatMayActComesFirstNowAndThen() {
    int[] counts = new int[4];
    for (int i = 0; i < 3000; i++) {
      counts[Turn.ofAll(4).without(1).any(new Chance(i))]++;
    }
    assertEquals(0, counts[1]);
    for (int seat : new int[] {0, 2, 3}) {
      assertTrue(seat + ": " + counts[seat], counts[seat] > 900 && counts[seat] < 1100);
    }
    assertEquals(5, Turn.of(5).any(new Chance(1)));
    assertThrows(IllegalStateException.class, () -> Turn.OVER.any(new Chance(1)));
  }

  @Test
  public void aGameIsOverWhenNobodyMayAct() {
    assertTrue(Turn.of(0).without(0).isOver());
    assertEquals(Turn.OVER, Turn.ofAll(0));
    assertThrows(IllegalStateException.class, Turn.OVER::first);
  }

  @Test
  public void seatsThatDoNotExistMayNotAct() {
    assertFalse(Turn.ofAll(8).includes(-1));
    assertFalse(Turn.ofAll(8).includes(8));
    assertFalse(Turn.of(0).includes(32));
  }
}

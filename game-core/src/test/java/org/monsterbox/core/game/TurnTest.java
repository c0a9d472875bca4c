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

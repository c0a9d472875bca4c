package org.monsterbox.core.sea.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.Phase;

/** What is true of every state: section 8 of the rules. */
public final class SeaInvariants {

  private SeaInvariants() {}

  public static void check(SeaState state) {
    SeaTable table = state.table;
    checkCards(state);
    checkPlaces(table);
    assertTrue(table.hp >= 0 && table.hp <= 25);
    assertTrue(table.reserve >= 0 && table.reserve <= 4);
    assertTrue(table.icebergs.count() <= 9);
    assertTrue(table.tractorLines <= table.hunters);
    assertTrue(table.round <= table.options.stormRound(table.hunters));
    if (table.phase == Phase.HUNTER_SELECT) {
      assertFalse(table.isTooMuch(SeaTable.WHALE));
    }
    if (table.phase == Phase.WHALE_DRAW) {
      for (int seat = 1; seat <= table.hunters; seat++) {
        assertFalse(table.isTooMuch(seat));
      }
    }
    assertEquals(table.isOver(), table.phase == Phase.GAME_OVER);
    assertEquals(table.leapPending, table.leapTarget != Board.NONE);
  }

  /** Invariant 1: no card is lost, and none is there twice. */
  private static void checkCards(SeaState state) {
    SeaTable table = state.table;
    Set<Integer> seen = new HashSet<>();
    for (Pile pile : Pile.values()) {
      for (int i = 0; i < table.left(pile); i++) {
        addOnce(seen, state.piles[pile.index()][i]);
      }
      Cards.list(pile, table.discarded(pile)).forEach(card -> addOnce(seen, card));
      for (int seat = 0; seat <= table.hunters; seat++) {
        Cards.list(pile, table.hand(pile, seat)).forEach(card -> addOnce(seen, card));
      }
    }
    for (int[] markers : new int[][] {table.nets, table.whirlpools, table.headwinds}) {
      for (int marker : markers) {
        addOnce(seen, Marker.card(marker));
      }
    }
    if (table.pendingOne != Cards.NONE) {
      addOnce(seen, table.pendingOne);
      addOnce(seen, table.pendingOther);
    }
    assertEquals(30 + 38 + 18 + 10, seen.size());
  }

  /** Invariant 3: entities and obstacles are on different cells. */
  private static void checkPlaces(SeaTable table) {
    Set<Integer> taken = new HashSet<>(table.icebergs.list());
    addOnce(taken, table.whaleCell);
    if (table.ship != Board.NONE) {
      addOnce(taken, table.ship);
    }
    for (int net : table.nets) {
      addOnce(taken, Marker.place(net));
    }
    for (int seat = 1; seat <= table.hunters; seat++) {
      boolean isAfloat = table.isAfloat(seat) && table.start(seat) != Board.NONE;
      assertEquals(isAfloat, table.boat(seat) != Board.NONE);
      if (isAfloat) {
        addOnce(taken, table.boat(seat));
      }
    }
    taken.forEach(cell -> assertFalse(Board.text(cell), Board.isFloe(cell)));
    for (int whirlpool : table.whirlpools) {
      int cell = Marker.place(whirlpool);
      assertFalse(table.hasNet(cell) || table.boatAt(cell) != SeaTable.NOBODY);
    }
  }

  private static void addOnce(Set<Integer> seen, int number) {
    assertTrue("twice: " + number, seen.add(number));
  }
}

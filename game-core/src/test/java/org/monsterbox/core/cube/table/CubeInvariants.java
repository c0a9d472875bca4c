package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Tiles;

/** What the rules document says is true of every state. */
final class CubeInvariants {

  private final CubeState state;

  private CubeInvariants(CubeState state) {
    this.state = state;
  }

  static void check(CubeState state) {
    CubeInvariants invariants = new CubeInvariants(state);
    invariants.checkCards();
    invariants.checkZones();
    invariants.checkClock();
    switch (state.rules.ruleSet) {
      case CODE -> invariants.checkCode();
      case RACE -> invariants.checkRace();
      case DICE -> invariants.checkDice();
      case NUMBERS -> invariants.checkNumbers();
    }
  }

  /** Invariant 1: every card is somewhere, once. */
  private void checkCards() {
    Set<Integer> seen = new HashSet<>();
    int count = 0;
    byte[][] heaps = {state.row, state.discard, state.outOfPlay, state.box};
    byte[][][] all = {heaps, state.piles, state.won, state.hands, state.ownPiles, state.mods};
    for (byte[][] some : all) {
      for (byte[] cards : some) {
        seen.addAll(Codes.list(cards));
        count += cards.length;
      }
    }
    if (state.solved != 0) {
      seen.add(state.solved);
      count++;
    }
    assertEquals(Cards.COUNT, seen.size());
    assertEquals(Cards.COUNT, count);
    assertTrue(seen.stream().allMatch(Cards::exists));
  }

  /** Invariant 2: nine tiles on nine cells, none alone, all in the window. */
  private void checkZones() {
    for (Layout zone : state.zones) {
      Set<Cell> cells = new HashSet<>();
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        cells.add(zone.cellOf(tile));
      }
      assertEquals(Tiles.COUNT, cells.size());
      Layouts.assertAllowed(zone);
      assertTrue(!state.rules.terms.oneGroup() || Placement.groups(zone) == 1);
    }
  }

  /** Invariants 5 and 6. */
  private void checkClock() {
    assertTrue(state.deadline == CubeState.NONE || state.deadline > state.clock);
    boolean isClaim =
        state.phase == Phase.CLAIM || state.phase == Phase.PENALTY || state.phase == Phase.PLACE;
    assertEquals(isClaim, state.claimer != CubeState.NONE);
    assertEquals(
        !state.rules.ruleSet.isShared() && !state.isOver(), state.currentSeat != CubeState.NONE);
    if (state.isOver()) {
      assertNotNull(state.end);
    }
  }

  /** Invariant 14. */
  private void checkCode() {
    assertEquals(state.isOver() ? 0 : Dealing.ROW, state.row.length);
    assertTrue(state.exhaustions <= 1);
  }

  /** Invariant 16. */
  private void checkRace() {
    for (int seat = 0; seat < state.seats; seat++) {
      assertTrue(state.hands[seat].length <= 3);
      assertTrue(state.mods[seat].length <= RaceFlow.MOST_MODS);
      assertTrue(state.cardsLeft(seat) <= RaceFlow.OWN_CARDS);
      assertTrue(state.isOver() || state.cardsLeft(seat) > 0);
    }
  }

  /** Invariant 18: every star is won, has escaped or is still to be had. */
  private void checkDice() {
    int left = state.row.length + state.pileSize();
    assertEquals(Math.min(Dealing.ROW, left), state.row.length);
    int stars = Scoring.stars(state.row) + Scoring.stars(state.piles[0]);
    for (byte[] won : state.won) {
      stars += Scoring.stars(won);
    }
    for (byte card : state.outOfPlay) {
      stars += card <= Cards.DICE_COUNT ? Cards.stars(card) : 0;
    }
    assertEquals(31, stars);
  }

  private void checkNumbers() {
    assertEquals(state.isOver() ? 0 : Dealing.ROW, state.row.length);
  }
}

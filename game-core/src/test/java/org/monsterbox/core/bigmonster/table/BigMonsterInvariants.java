package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.map.Placed;
import org.monsterbox.core.bigmonster.map.Recount;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** What is true of every state: section 7 of the rules, by its numbers. */
public final class BigMonsterInvariants {

  private final BigMonsterState state;
  private final BigMonsterTable table;

  private BigMonsterInvariants(BigMonsterState state) {
    this.state = state;
    this.table = state.table;
  }

  public static void check(BigMonsterState state) {
    BigMonsterInvariants invariants = new BigMonsterInvariants(state);
    invariants.checkConservation();
    if (state.table.hasTableaus()) {
      invariants.checkSizes();
      invariants.checkTotals();
      if (state.table.cursor == 0 || state.table.phase == Phase.OVER) {
        // Once a turn: to count everything from scratch takes longer than to play.
        invariants.checkTableaus();
      }
      invariants.checkMedals();
    }
  }

  /** 1: every tile is somewhere, once. */
  private void checkConservation() {
    List<byte[]> places = new ArrayList<>(List.of(state.undealt, state.kept, state.discards));
    places.addAll(List.of(table.revealed, table.rows[0], table.rows[1], table.discard));
    places.addAll(List.of(state.hands));
    places.addAll(List.of(state.ships));
    places.add(state.removed);
    boolean[] seen = new boolean[Tiles.WITH_STRETCH_GOALS];
    int count = 0;
    for (byte[] place : places) {
      for (byte tile : place) {
        count += tile == Tiles.NONE ? 0 : 1;
        assertFalse("twice " + tile, tile != Tiles.NONE && seen[tile]);
        seen[Math.max(tile, 0)] |= tile != Tiles.NONE;
      }
    }
    for (Tableau tableau : table.tableaus) {
      for (Placed placed : tableau.tiles()) {
        count++;
        assertFalse("twice " + placed, seen[placed.tile()]);
        seen[placed.tile()] = true;
      }
    }
    assertEquals(table.mode.tiles(table.seats) + state.removed.length, count);
    for (int tile = 0; tile < seen.length; tile++) {
      boolean isInPlay = tile < table.mode.tiles(table.seats) || table.options.hasStretchGoal(tile);
      assertEquals("tile " + tile, isInPlay, seen[tile]);
    }
    assertEquals(state.undealt.length, table.undealt);
  }

  /** 2 and 3: how many tiles are where. */
  private void checkSizes() {
    int before = table.mode.isSeries() ? table.turn - 1 : 9 * (table.day - 1) + table.turn - 1;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean isDone = table.phase == Phase.OVER || table.late;
      int late = isDone ? 1 : 0;
      int size = table.tableaus[seat].size() - before;
      assertTrue("size " + size, size >= late && size <= 1 + late);
      if (table.phase == Phase.PICK) {
        assertEquals(table.hasChosen(seat) ? 0 : 11 - table.turn, state.hands[seat].length);
        int ship = table.isShipFree(seat) ? 0 : 10 - table.turn;
        assertEquals(ship, state.ships[seat].length);
      }
      if (table.phase == Phase.PICK && !table.hasChosen(seat)) {
        // 20: nobody is ever without a target.
        assertFalse(table.targets(seat).isEmpty());
      }
    }
    if (table.phase == Phase.PLACE && table.passes() && !table.mode.isSeries()) {
      assertEquals(0, table.freeShips());
    }
    if (table.phase == Phase.TAKE && table.activeRow != BigMonsterTable.NOBODY) {
      int left = 2 * (table.seats - table.cursor);
      assertEquals(left, table.rows[table.activeRow].length);
    }
  }

  /** 4, 5, 8, 9 and 10: tableaus hold together, and what is counted is what is there. */
  private void checkTableaus() {
    for (Tableau tableau : table.tableaus) {
      Tableau again = Tableau.of(tableau.explorer());
      for (Placed placed : tableau.tiles()) {
        Ground ground = new Ground(again);
        Shape shape = placed.type().shape();
        assertTrue(ground.isEmpty(shape, placed.x(), placed.y()));
        assertTrue(ground.touches(shape, placed.x(), placed.y()));
        again = again.with(placed.tile(), placed.x(), placed.y());
      }
      Recount recount = new Recount(tableau);
      for (Colour colour : Colour.values()) {
        assertEquals(
            colour.name(), recount.crystals(colour), tableau.count(Feature.crystalsOf(colour)));
      }
      assertEquals(recount.icePoints(), tableau.count(Feature.ICE_POINTS));
      assertEquals(recount.bigMonsters(), tableau.count(Feature.COMPLETE_BIG_MONSTERS));
      for (Terrain terrain : Terrain.values()) {
        assertEquals(
            terrain.name(), recount.tiles(terrain), tableau.count(Feature.tilesOf(terrain)));
      }
      assertTrue(
          2 * tableau.count(Feature.COMPLETE_BIG_MONSTERS) <= tableau.count(Feature.WATER_TILES));
      for (Shape shape : Shape.values()) {
        List<Anchor> anchors = new Ground(tableau).anchors(shape);
        assertFalse(anchors.isEmpty());
        assertEquals(recount.anchors(shape), anchors);
      }
    }
  }

  /** 11 and 15. */
  private void checkTotals() {
    int toads = 0;
    int swamp = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      ScoreSheet sheet = table.sheet(seat);
      toads += table.tableaus[seat].count(Feature.SWAMP_TILES);
      swamp += sheet.swamp();
      Tableau tableau = table.tableaus[seat];
      Tryout tryout = new Tryout();
      tryout.leave(tableau);
      assertEquals(sheet.total(), tryout.score(table.options, table.honours(seat)));
      assertEquals(
          tableau.count(Feature.WATER_TILES) + 9 * tableau.count(Feature.COMPLETE_BIG_MONSTERS),
          sheet.bigMonster());
    }
    assertTrue(toads <= 5);
    assertTrue(swamp <= 50);
  }

  /** 12 and 13: who holds a medal has met its condition, and partners hold theirs together. */
  private void checkMedals() {
    boolean isTurnsStart =
        table.cursor == 0 && (table.phase == Phase.PICK || table.phase == Phase.TAKE);
    for (int seat = 0; seat < table.seats; seat++) {
      for (Medal medal : Medal.TO_WIN) {
        boolean isMet = MedalProgress.own(medal, table.tableaus[seat]) >= medal.need();
        checkMedal(table.isOpen(medal), table.holds(seat, medal), isMet);
        // What is still open after a check, nobody has met.
        assertFalse(isTurnsStart && table.isOpen(medal) && isMet);
        if (table.mode == Mode.TEAM) {
          checkTeamMedal(seat, medal, isTurnsStart);
        }
      }
      if (table.phase != Phase.OVER) {
        assertFalse(table.holds(seat, Medal.PENALTY) || table.holdsForTeam(seat, Medal.PENALTY));
      }
    }
    if (table.phase == Phase.OVER) {
      checkPenalty();
    }
  }

  private static void checkMedal(boolean isOpen, boolean isHeld, boolean isMet) {
    assertFalse(isHeld && isOpen);
    assertTrue(!isHeld || isMet);
  }

  private void checkTeamMedal(int seat, Medal medal, boolean isTurnsStart) {
    int partner = table.partner(seat);
    boolean isOpen = table.isOpenForTeams(medal);
    boolean isHeld = table.holdsForTeam(seat, medal);
    boolean isMet =
        MedalProgress.team(medal, table.tableaus[seat], table.tableaus[partner])
            >= table.options.teamNeed(medal);
    checkMedal(isOpen, isHeld, isMet);
    assertEquals(table.holdsForTeam(partner, medal), isHeld);
    boolean isGated =
        table.options.medals().teamMedalGate() == BigMonsterOptions.TeamMedalGate.PYRAMID
            && table.isOpen(medal);
    assertFalse(isTurnsStart && isOpen && isMet && !isGated);
  }

  /** Whoever has the fewest monsters holds the penalty, and nobody else. */
  private void checkPenalty() {
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      least = Math.min(least, penaltyCount(seat));
      most = Math.max(most, penaltyCount(seat));
    }
    boolean isNobodys =
        least == most
            && table.options.medals().penaltyAllTied() == BigMonsterOptions.PenaltyAllTied.NOBODY;
    for (int seat = 0; seat < table.seats; seat++) {
      boolean isPunished = penaltyCount(seat) == least && !isNobodys;
      boolean isTeam = table.mode == Mode.TEAM;
      assertEquals(isPunished && !isTeam, table.holds(seat, Medal.PENALTY));
      assertEquals(isPunished && isTeam, table.holdsForTeam(seat, Medal.PENALTY));
    }
  }

  private int penaltyCount(int seat) {
    int partner = table.partner(seat);
    return table.penaltyCount(seat)
        + (partner == BigMonsterTable.NOBODY ? 0 : table.penaltyCount(partner));
  }
}

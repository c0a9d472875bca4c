package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Events;

/** Section 6.5: two and three players take tiles out of open rows. */
public final class BigMonsterSeriesTest {

  private static final BigMonster RULES = new BigMonster();

  private static int tile(TestCamp game, int row, String type) {
    for (int tile : game.table().row(row)) {
      if (Tiles.type(tile).name().equals(type)) {
        return tile;
      }
    }
    throw new AssertionError("No " + type + " in " + game.table().row(row));
  }

  private static void take(TestCamp game, int seat, String keep, String discard) {
    String move = "take A " + tile(game, 0, keep) + " " + tile(game, 0, discard);
    game.play(seat, move).placeOne();
  }

  @Test
  public void v43_rulebookDuel() {
    TestCamp game =
        new TestCamp(
            Camp.of(2)
                .turn(1, 2)
                .row(0, "REAPER LAVA_GREEN ICE_CHICK ICE_CRAB")
                .row(1, "TOAD TOAD BIG_L BIG_R"));
    // In turn 2 of a game that seat 0 began, seat 1 is first.
    List<Integer> rowB = game.table().row(1);
    take(game, 1, "REAPER", "LAVA_GREEN");
    game.refuse("WRONG_ROW", 0, "take B " + rowB.get(0) + " " + rowB.get(1));
    take(game, 0, "ICE_CRAB", "ICE_CHICK");
    assertEquals(3, game.table().turn());
    assertEquals(rowB, game.table().row(1));
    assertEquals(4, game.table().row(0).size());
    assertEquals(0, game.table().actor());
    assertEquals(2, game.table().discard().size());
    assertEquals(1, game.table().tableau(1).count(Feature.DESERT_MONSTERS));
  }

  @Test
  public void v44_rulebookTrio() {
    TestCamp game =
        new TestCamp(
            Camp.of(3)
                .turn(1, 3)
                .row(0, "REAPER LAVA_GREEN BIG_L MEADOW_BIG TOAD ICE_CHICK")
                .row(1, "TOAD TOAD BIG_L BIG_R REAPER REAPER"));
    List<Integer> rowB = game.table().row(1);
    take(game, 2, "REAPER", "LAVA_GREEN");
    take(game, 0, "BIG_L", "MEADOW_BIG");
    take(game, 1, "TOAD", "ICE_CHICK");
    assertEquals(4, game.table().turn());
    assertEquals(rowB, game.table().row(1));
    assertEquals(6, game.table().row(0).size());
    assertEquals(0, game.table().actor());
    assertEquals(1, game.table().tableau(1).count(Feature.SWAMP_TILES));
  }

  @Test
  public void v45_packetSchedule() {
    assertSchedule(
        2, 80, 4, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20);
    assertSchedule(
        3, 120, 6, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20);
  }

  private static void assertSchedule(int seats, int tiles, int packet, int... opened) {
    BigMonsterState state = RULES.start(RULES.usualSetup(seats, 5));
    int turn = 0;
    while (state.table.phase != Phase.OVER) {
      boolean isNewTurn = state.table.phase == Phase.TAKE && state.table.turn > turn;
      if (isNewTurn) {
        turn = state.table.turn;
        assertEquals("turn " + turn, opened[turn - 1], (tiles - state.table.undealt) / packet);
        // Vector 43 and 44 again: the first player moves on by one seat.
        assertEquals((state.table.first + turn - 1) % seats, state.table.actor());
      }
      int seat = RULES.turn(state).first();
      state = RULES.play(state, seat, RULES.legalMoves(state, seat).get(0), Events.NONE);
    }
    assertEquals(20, turn);
    for (int seat = 0; seat < seats; seat++) {
      assertEquals(20, state.table.tableau(seat).size());
    }
    assertEquals(tiles - 20 * seats, state.table.discard().size());
  }
}

package org.monsterbox.core.sea.hunter;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.SeaOptions.CollisionPolicy;
import org.monsterbox.core.sea.terms.SeaOptions.MiniStorm;

/** Vectors 3 to 18, 65 and 66: boats and Movement cards. */
public final class SeaSailingTest {

  // WIDE x1 MV01, FAN x1 MV07, FAN x2 MV10, AHEAD x2 MV25, HARD x1 MV28.
  private static final String FAN_1 = "MV07";
  private static final String FAN_2 = "MV10";
  private static final String AHEAD_2 = "MV25";
  private static final String HARD_1 = "MV28";

  /** One boat, with the turn, and these cards. */
  private static Chart boat(String cell, String facing, String cards) {
    return Chart.of(3).boat(1, cell, facing).hand(1, cards).turnOf(1).whale("S9");
  }

  private static String after(Chart chart, String move) {
    return new SeaGame(chart).play(1, move).boat(1);
  }

  private static void refused(Chart chart, String move, SeaCode code) {
    new SeaGame(chart).refuse(1, move, code);
  }

  @Test
  public void v03_arrowsOfAFan() {
    Chart chart = boat("F5", "NE", FAN_1);
    assertEquals("G4 N", after(chart, "move MV07 -1"));
    assertEquals("H4 NE", after(chart, "move MV07 0"));
    assertEquals("H5 SE", after(chart, "move MV07 +1"));
    refused(chart, "move MV07 +2", SeaCode.ARROW_NOT_ON_CARD);
  }

  @Test
  public void v04_twoApplications() {
    Chart chart = boat("F5", "NE", FAN_2);
    assertEquals("J5 NE", after(chart, "move MV10 +1 -1"));
    assertEquals("H5 SE", after(chart, "move MV10 +1"));
    refused(chart, "move MV10 +1 -1 0", SeaCode.TOO_MANY_APPLICATIONS);
  }

  @Test
  public void v05_theWhaleIsInTheWay() {
    Chart chart = boat("F5", "NE", FAN_2).whale("J5");
    SeaGame game = new SeaGame(chart).refuse(1, "move MV10 +1 -1", SeaCode.BLOCKED_ENTITY);
    assertEquals("F5 NE", game.boat(1));
    assertEquals("MV10", game.hand(1));
    assertEquals("H5 SE", after(chart, "move MV10 +1"));
  }

  @Test
  public void v06_acrossTheBlueEdge() {
    assertEquals("H6 N", after(boat("H1", "N", AHEAD_2), "move MV25 0 0"));
  }

  @Test
  public void v07_sharpTurn() {
    assertEquals("K6 NW", after(boat("L5", "S", HARD_1), "move MV28 +2"));
  }

  @Test
  public void v08_theClosedEdge() {
    Chart chart = boat("R5", "NE", FAN_1);
    assertEquals("S4 N", after(chart, "move MV07 -1"));
    refused(chart, "move MV07 0", SeaCode.EDGE_CLOSED);
    refused(chart, "move MV07 +1", SeaCode.EDGE_CLOSED);
  }

  @Test
  public void v09_theBattleshipIsInTheWay() {
    Chart chart = boat("E1", "S", FAN_1);
    refused(chart, "move MV07 0", SeaCode.BLOCKED_ENTITY);
    assertEquals("F2 SE", after(chart, "move MV07 -1"));
  }

  @Test
  public void v10_aNetIsInTheWay() {
    Chart chart = boat("F5", "NE", FAN_1).nets(2, "H5");
    refused(chart, "move MV07 +1", SeaCode.BLOCKED_ENTITY);
    assertEquals("H4 NE", after(chart, "move MV07 0"));
  }

  @Test
  public void v11_iceWrecks() {
    SeaGame game = new SeaGame(boat("D3", "S", AHEAD_2).select(1, 2).turnOf(1, 2, 3));
    game.play(1, "move MV25 0");
    assertEquals("WRECKED", game.boat(1));
    assertEquals(3, game.view().reserve());
    assertEquals(1, game.discards(Pile.MOVE));
    assertEquals(Phase.HUNTER_SELECT, game.view().phase());
    Chart refusing =
        Chart.of(3, SeaOptions.COLLISION_POLICY, CollisionPolicy.REFUSE)
            .boat(1, "D3", "S")
            .hand(1, AHEAD_2)
            .turnOf(1);
    refused(refusing, "move MV25 0", SeaCode.BLOCKED_OBSTACLE);
  }

  @Test
  public void v12_boatsWreckEachOther() {
    Chart chart = boat("F5", "NE", FAN_1).boat(2, "G5", "N").boat(3, "S1", "N").turnOf(1, 2, 3);
    SeaGame game = new SeaGame(chart).play(1, "move MV07 0");
    assertEquals("WRECKED", game.boat(1));
    assertEquals("WRECKED", game.boat(2));
    assertEquals(2, game.view().reserve());
    game.play(3, "choose 2");
    assertEquals(Phase.HUNTER_REFLOAT, game.view().phase());
  }

  @Test
  public void v13_theLastSpareBoatGoesToTheLowerSeat() {
    Chart chart =
        boat("F5", "NE", FAN_1).boat(2, "G5", "N").hand(2, "WP01").reserve(1).turnOf(1, 2, 3);
    SeaGame game = new SeaGame(chart).play(1, "move MV07 0");
    assertEquals("WRECKED", game.boat(1));
    assertEquals("DEAD", game.boat(2));
    assertEquals(0, game.view().reserve());
    assertEquals(1, game.discards(Pile.WEAPON));
  }

  @Test
  public void v14_aWhirlpoolWrecks() {
    for (String move : new String[] {"move MV07 0", "move MV01 -2", "move MV10 +1 -1"}) {
      Chart chart = boat("F5", "NE", "MV07 MV01 MV10").whirlpool("G5", 1).turnOf(1, 2);
      SeaGame game = new SeaGame(chart).play(1, move);
      assertEquals(move, "WRECKED", game.boat(1));
      assertEquals(3, game.view().reserve());
    }
  }

  @Test
  public void v15_againstTheWind() {
    Chart towards = boat("F5", "NE", FAN_1).headwind("NE", 2);
    refused(towards, "move MV07 0", SeaCode.HEADWIND);
    refused(towards, "move MV07 -1", SeaCode.HEADWIND);
    Chart across = boat("F5", "N", FAN_1).headwind("NE", 2);
    refused(across, "move MV07 +1", SeaCode.HEADWIND);
    assertEquals("F3 N", after(across, "move MV07 0"));
    assertEquals("E4 NW", after(across, "move MV07 -1"));
    assertEquals("F5 NE", after(across, "reorient NE"));
    Chart strict =
        Chart.of(3, SeaOptions.HEADWIND_BLOCKS_REORIENT, true)
            .boat(1, "F5", "N")
            .headwind("NE", 2)
            .turnOf(1);
    refused(strict, "reorient NE", SeaCode.HEADWIND);
  }

  @Test
  public void v16_theWindBlowsForTwoRounds() {
    Chart chart =
        Chart.of(2)
            .round(4)
            .whale("S9")
            .hand(0, "CN01")
            .boat(1, "F5", "NE")
            .hand(1, "MV07")
            .boat(2, "F8", "N")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "headwind CN01 NE", "end-action");
    for (int round = 4; round <= 5; round++) {
      assertEquals(round, game.view().round());
      keepFirst(game.play(1, "choose 1"), 1);
      game.refuse(1, "move MV07 0", SeaCode.HEADWIND).play(1, "end");
      keepFirst(game, 2);
      game.play(2, "end").play(0, "draw CALL", "end-action");
    }
    assertEquals(6, game.view().round());
    keepFirst(game.play(1, "choose 1"), 1);
    game.play(1, "move MV07 0");
    assertEquals("H4 NE", game.boat(1));
  }

  private static void keepFirst(SeaGame game, int seat) {
    game.play(seat, "keep " + Cards.text(game.view(seat).pending().get(0)));
  }

  @Test
  public void v17_miniStorm() {
    Chart chart = boat("F5", "NE", "MV07 MV10").miniStorm();
    assertEquals("G5 NE", after(chart, "move MV07 adv"));
    assertEquals("I4 NE", after(chart, "move MV10 0 adv"));
    refused(chart, "move MV07 0", SeaCode.TOO_MANY_APPLICATIONS);
  }

  @Test
  public void v18_twoActions() {
    SeaGame game = new SeaGame(boat("F5", "NE", "MV07 MV08 MV09").turnOf(1, 2, 3));
    game.refuse(1, "reorient NE", SeaCode.SAME_FACING);
    game.play(1, "move MV07 -1", "move MV08 +1");
    game.refuse(1, "move MV09 0", SeaCode.NO_ACTIONS_LEFT);
    game.refuse(1, "reorient S", SeaCode.NO_ACTIONS_LEFT);
    game.play(1, "end");
    assertEquals(Phase.HUNTER_SELECT, game.view().phase());
  }

  @Test
  public void v65_theFirstReasonCounts() {
    refused(boat("L3", "NE", FAN_1).headwind("NE", 2), "move MV07 0", SeaCode.HEADWIND);
    Chart armed = boat("H5", "NE", "MV07 WP01 WP02").whale("J5");
    new SeaGame(armed)
        .play(1, "weapon WP01", "move MV07 -1")
        .refuse(1, "weapon WP02", SeaCode.NO_ACTIONS_LEFT);
    Chart calm = boat("F5", "NE", FAN_2);
    refused(calm, "move MV10 adv", SeaCode.ARROW_NOT_ON_CARD);
    refused(calm, "move MV10", SeaCode.NO_APPLICATION);
    Chart stormy = boat("F5", "NE", FAN_2).miniStorm();
    refused(stormy, "move MV10 adv", SeaCode.ARROW_NOT_ON_CARD);
    refused(stormy, "move MV10 0 0", SeaCode.TOO_MANY_APPLICATIONS);
  }

  @Test
  public void v66_miniStormOfSingleSteps() {
    Chart chart =
        Chart.of(3, SeaOptions.MINI_STORM, MiniStorm.EVERY_APPLICATION)
            .whale("S9")
            .boat(1, "F5", "NE")
            .hand(1, FAN_2)
            .turnOf(1)
            .miniStorm();
    assertEquals("H4 NE", after(chart, "move MV10 adv adv"));
    refused(chart, "move MV10 0", SeaCode.TOO_MANY_APPLICATIONS);
  }
}

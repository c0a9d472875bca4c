package org.monsterbox.core.sea.hunter;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.SeaOptions.TractorQuota;

/** Vectors 19 to 27 and 68 to 70: weapons. */
public final class SeaWeaponTest {

  // HARPOON WP01, EXPLOSIVE WP09, RAM WP17, DROGUE WP22, NET WP26, TRACTOR WP34.
  private static final String ALL = "WP01 WP09 WP17 WP22 WP26 WP34";

  private static Chart boat(String cell, String facing) {
    return Chart.of(3).boat(1, cell, facing).hand(1, ALL).turnOf(1, 2, 3);
  }

  private static int hpAfter(Chart chart, String weapon) {
    return new SeaGame(chart).play(1, "weapon " + weapon).view().hp();
  }

  private static void refused(Chart chart, String weapon, SeaCode code) {
    new SeaGame(chart).refuse(1, "weapon " + weapon, code);
  }

  @Test
  public void v19_harpoons() {
    assertEquals(23, hpAfter(boat("H5", "N"), "WP01"));
    assertEquals(20, hpAfter(boat("H5", "N"), "WP09"));
    refused(boat("G5", "N"), "WP01", SeaCode.OUT_OF_RANGE);
  }

  @Test
  public void v20_ram() {
    assertEquals(15, hpAfter(boat("I5", "SE"), "WP17"));
    refused(boat("I5", "S"), "WP17", SeaCode.BAD_FACING);
    assertEquals(15, hpAfter(boat("I6", "NE"), "WP17"));
    for (String facing : new String[] {"N", "NE", "SE", "S", "SW", "NW"}) {
      refused(boat("H5", facing), "WP17", SeaCode.OUT_OF_RANGE);
    }
  }

  @Test
  public void v21_oneWeaponATurn() {
    new SeaGame(boat("H5", "N"))
        .play(1, "weapon WP01")
        .refuse(1, "weapon WP09", SeaCode.WEAPON_LIMIT);
  }

  @Test
  public void v22_drogue() {
    Chart chart =
        Chart.of(2)
            .round(3)
            .boat(1, "H5", "N")
            .boat(2, "I4", "N")
            .hand(1, "WP22 MV07")
            .hand(2, "WP21 MV08")
            .hand(0, "CN05")
            .nextCards("MV01 MV02")
            .turnOf(1, 2);
    SeaGame game = new SeaGame(chart).play(1, "weapon WP22", "end");
    game.play(2, "keep MV01", "weapon WP21", "end");
    assertEquals(4, game.view().round());
    assertEquals(1, game.view().movePoints());
    game.play(0, "draw BOND", "current CN05");
    assertEquals(3, game.view().movePoints());
    game.play(0, "end-action");
    pass(game);
    assertEquals(5, game.view().round());
    assertEquals(2, game.view().movePoints());
  }

  /** Both hunters do nothing. */
  private static void pass(SeaGame game) {
    game.play(1, "choose 1");
    for (int seat = 1; seat <= 2; seat++) {
      game.play(seat, "keep " + Cards.text(game.view(seat).pending().get(0)), "end");
    }
  }

  @Test
  public void v23_whereATractorPulls() {
    assertEquals("I5", pulledTo("H5", "I5"));
    assertEquals("I6", pulledTo("H5", "I6"));
    assertEquals("I5", pulledTo("H4", "I5"));
    refused(boat("H4", "N"), "WP34 I6", SeaCode.PULL_CELL_INVALID);
    assertEquals("I5", pulledTo("G5", "I5"));
    assertEquals("I6", pulledTo("G5", "I6"));
    for (String cell : new String[] {"H5", "H4", "G5"}) {
      refused(boat(cell, "N"), "WP34 J4", SeaCode.PULL_CELL_INVALID);
      refused(boat(cell, "N"), "WP34", SeaCode.PULL_CELL_INVALID);
    }
  }

  private static String pulledTo(String boat, String cell) {
    SeaGame game = new SeaGame(boat(boat, "N")).play(1, "weapon WP34 " + cell);
    assertEquals(1, game.view().tractorLines());
    return game.whale();
  }

  @Test
  public void v24_aLineCountsEvenIfNothingMoves() {
    Chart chart = boat("H4", "N").nets(2, "I5");
    refused(chart, "WP34 I5", SeaCode.PULL_CELL_INVALID);
    SeaGame game = new SeaGame(chart).play(1, "weapon WP34");
    assertEquals("J5", game.whale());
    assertEquals(1, game.view().tractorLines());
  }

  @Test
  public void v25_tractorCapture() {
    Chart two =
        Chart.of(2)
            .round(5)
            .boat(1, "H5", "N")
            .boat(2, "H4", "N")
            .hand(1, "WP34")
            .hand(2, "WP35")
            .nextCards("MV01 MV02")
            .turnOf(1, 2);
    SeaGame game = new SeaGame(two).play(1, "weapon WP34 I5", "end");
    game.play(2, "keep MV01").play(2, "weapon WP35");
    assertEquals("TRACTOR 2", game.end());

    Chart three = boat("H5", "N").round(5).tractorLines(1).boat(2, "S1", "N").boat(3, "S3", "N");
    game = new SeaGame(three.nextCards("MV01 MV02 MV03 MV04 MV05 MV06 WP36 WP37 WP35"));
    game.play(1, "weapon WP34 I5", "end").play(2, "choose 2", "keep MV01", "end");
    game.play(3, "keep MV03", "end");
    assertEquals(6, game.view().round());
    assertEquals(0, game.view().tractorLines());
    assertEquals("goes on", game.end());
    game.play(0, "draw CALL", "end-action").play(1, "choose 1", "keep MV05", "weapon WP35");
    assertEquals(1, game.view().tractorLines());
    assertEquals("goes on", game.end());

    Chart oneDead = boat("H5", "N").dead(3).tractorLines(1);
    assertEquals("goes on", new SeaGame(oneDead).play(1, "weapon WP34 I5").end());
    Chart living =
        Chart.of(3, SeaOptions.TRACTOR_QUOTA, TractorQuota.LIVING_MIN_2)
            .boat(1, "H5", "N")
            .hand(1, "WP34")
            .dead(3)
            .tractorLines(1)
            .turnOf(1, 2);
    assertEquals("TRACTOR 1", new SeaGame(living).play(1, "weapon WP34 I5").end());
  }

  @Test
  public void v26_dive() {
    Chart chart =
        Chart.of(2)
            .round(2)
            .boat(1, "I5", "SE")
            .hand(0, "CN14")
            .hand(1, ALL)
            .boat(2, "H8", "N")
            .nextCards("MV01 MV02 MV03 MV04 MV05 MV06 MV07 MV08 WP02 WP03 WP04")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "dive CN14", "end-action");
    game.play(1, "choose 1", "keep MV01");
    for (String weapon : new String[] {"WP01", "WP09", "WP17", "WP22", "WP34"}) {
      game.refuse(1, "weapon " + weapon, SeaCode.WHALE_DIVED);
    }
    game.play(1, "nets I6", "end").play(2, "keep MV03", "end");
    game.play(0, "draw CALL", "end-action");
    assertEquals(3, game.view().round());
    game.play(1, "choose 1", "keep MV05");
    SeaState state = game.state();
    for (String weapon : new String[] {"WP01", "WP09", "WP17", "WP22", "WP34"}) {
      assertEquals(1, new SeaGame(state).play(1, "weapon " + weapon).view().actionsLeft());
    }
  }

  @Test
  public void v27_kill() {
    SeaGame game = new SeaGame(boat("H5", "N").hp(4)).play(1, "weapon WP09");
    assertEquals(0, game.view().hp());
    assertEquals("KILL 1", game.end());
    assertTrue(game.moves(2).isEmpty());
  }

  @Test
  public void v68_lineOfSight() {
    for (boolean option : new boolean[] {true, false}) {
      Chart chart =
          Chart.of(3, SeaOptions.LINE_OF_SIGHT, option)
              .boat(1, "L3", "N")
              .hand(1, "WP01")
              .turnOf(1);
      if (option) {
        refused(chart.whale("N2"), "WP01", SeaCode.OUT_OF_RANGE);
      } else {
        assertEquals(23, hpAfter(chart.whale("N2"), "WP01"));
      }
      assertEquals(23, hpAfter(chart.whale("N3"), "WP01"));
    }
  }

  @Test
  public void v69_acrossTheBlueEdge() {
    assertEquals(15, hpAfter(boat("J1", "N").whale("J9"), "WP17"));
    assertEquals(23, hpAfter(boat("J1", "N").whale("J9"), "WP01"));
    Chart flat =
        Chart.of(3, SeaOptions.EDGE_RANGES, false)
            .boat(1, "J1", "N")
            .whale("J9")
            .hand(1, ALL + " MV07")
            .turnOf(1);
    refused(flat, "WP17", SeaCode.OUT_OF_RANGE);
    refused(flat, "WP01", SeaCode.OUT_OF_RANGE);
    new SeaGame(flat).refuse(1, "move MV07 0", SeaCode.BLOCKED_ENTITY);
  }

  @Test
  public void v70_linesOfTheDeadHold() {
    Chart chart =
        Chart.of(3)
            .reserve(0)
            .boat(1, "H5", "N")
            .boat(2, "H6", "N")
            .boat(3, "L6", "N")
            .hand(2, "WP35 MV07")
            .hand(3, "WP36")
            .nextCards("MV01 MV02")
            .tractorLines(1)
            .turnOf(2, 3);
    SeaGame game = new SeaGame(chart).play(2, "weapon WP35 I6", "move MV07 0");
    assertEquals("DEAD", game.boat(1));
    assertEquals("DEAD", game.boat(2));
    assertEquals(2, game.view().tractorLines());
    assertEquals("goes on", game.end());
    game.play(3, "keep MV01", "weapon WP36 J6");
    assertEquals("TRACTOR 3", game.end());
  }
}

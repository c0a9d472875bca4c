package org.monsterbox.core.bigmonster.moves;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.Maps;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** Section 6.8: what is refused, and why. R21 and R23 are about setting up a table. */
public final class BigMonsterRefusalTest {

  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);

  /** Seat 0 has a bare explorer and this tile. */
  private static TestCamp placing(String type) {
    return new TestCamp(Camp.of(4).placing(type + " TOAD TOAD TOAD"));
  }

  @Test
  public void r01_onTheExplorer() {
    placing("REAPER").refuse("CELL_OCCUPIED", 0, "place 1 1");
  }

  @Test
  public void r02_cornerContactAbove() {
    placing("REAPER").refuse("NOT_ADJACENT", 0, "place 2 -2");
  }

  @Test
  public void r03_cornerContactBelow() {
    placing("REAPER").refuse("NOT_ADJACENT", 0, "place 2 2");
  }

  @Test
  public void r04_farAway() {
    placing("REAPER").refuse("NOT_ADJACENT", 0, "place 5 0");
  }

  @Test
  public void r05_rightCellOnTheExplorer() {
    placing("MUTAGEN_SINGLE").refuse("CELL_OCCUPIED", 0, "place -1 0");
  }

  @Test
  public void r06_cornerContactOfAFlatTile() {
    placing("MUTAGEN_SINGLE").refuse("NOT_ADJACENT", 0, "place 2 -1");
  }

  @Test
  public void r07_halfShiftsAreLegal() {
    placing("REAPER").play(0, "place 2 1");
    placing("REAPER").play(0, "place 2 -1");
    placing("MUTAGEN_SINGLE").play(0, "place 1 -1");
  }

  /** Section 2.1 lists all places on the bare explorer. */
  @Test
  public void placesOnTheBareExplorer() {
    assertEquals("[0,-2 1,-2 -1,-1 2,-1 -1,0 2,0 -1,1 2,1 0,2 1,2]", anchors("E01:", Shape.V));
    assertEquals("[-1,-1 0,-1 1,-1 -2,0 2,0 -2,1 2,1 -1,2 0,2 1,2]", anchors("E01:", Shape.H));
  }

  private static String anchors(String tableau, Shape shape) {
    List<String> texts =
        new Ground(Maps.read(tableau))
            .anchors(shape).stream().map(at -> at.x() + "," + at.y()).toList();
    return "[" + String.join(" ", texts) + "]";
  }

  @Test
  public void r08_placingTwice() {
    TestCamp game = placing("REAPER").play(0, "place 2 0");
    game.refuse("NOT_YOUR_TURN", 0, "place 3 0");
    game.placeAll().refuse("WRONG_PHASE", 3, "place 3 0");
  }

  @Test
  public void r09_outOfOrder() {
    TestCamp game = new TestCamp(Camp.startingWith(2, 4, USUAL).turn(1, 3).hand(2, "TOAD"));
    assertEquals(List.of(0, 1, 2, 3), game.table().order());
    game.refuse("NOT_YOUR_TURN", 2, "pick " + game.inHand(2, "TOAD") + " to 1");
  }

  private static TestCamp turn4() {
    // The order of turn 4 is 1 2 3 0.
    return new TestCamp(Camp.startingWith(2, 4, USUAL).turn(1, 4).hand(1, "TOAD").hand(2, "TOAD"));
  }

  @Test
  public void r10_tileInAnotherHand() {
    TestCamp game = turn4();
    game.refuse("TILE_NOT_IN_HAND", 1, "pick " + game.inHand(2, "TOAD") + " to 3");
    game.refuse("TILE_NOT_IN_HAND", 1, "pick 127 to 3");
  }

  @Test
  public void r11_ownShip() {
    TestCamp game = turn4();
    game.refuse("OWN_SHIP", 1, "pick " + game.inHand(1, "TOAD") + " to 1");
  }

  @Test
  public void r12_shipTaken() {
    TestCamp game = turn4().pick(1, "TOAD", 3);
    game.refuse("SHIP_TAKEN", 2, "pick " + game.inHand(2, "TOAD") + " to 3");
  }

  @Test
  public void r13_targetRequired() {
    TestCamp game = turn4();
    game.refuse("TARGET_REQUIRED", 1, "pick " + game.inHand(1, "TOAD"));
  }

  @Test
  public void r14_targetNotAllowed() {
    TestCamp game = new TestCamp(Camp.of(4).turn(1, 9).hand(0, "TOAD"));
    game.refuse("TARGET_NOT_ALLOWED", 0, "pick " + game.inHand(0, "TOAD") + " to 2");
  }

  private static TestCamp duel() {
    return new TestCamp(
        Camp.of(2)
            .turn(1, 3)
            .row(0, "REAPER TOAD ICE_CHICK ICE_CRAB")
            .row(1, "TOAD BIG_L BIG_R TOAD"));
  }

  private static String take(TestCamp game, int row, int keep, int discard) {
    List<Integer> tiles = game.table().row(row);
    return "take " + "AB".charAt(row) + " " + tiles.get(keep) + " " + tiles.get(discard);
  }

  @Test
  public void r15_wrongRow() {
    TestCamp game = duel();
    game.play(0, take(game, 0, 0, 1)).placeOne();
    game.refuse("WRONG_ROW", 1, take(game, 1, 0, 1));
  }

  @Test
  public void r16_rowIsEmpty() {
    TestCamp game =
        new TestCamp(Camp.of(3).turn(1, 2).row(0, "REAPER TOAD ICE_CHICK ICE_CRAB BIG_L BIG_R"));
    game.refuse("ROW_EMPTY", 1, "take B 1 2");
    game.refuse("ROW_EMPTY", 1, "take C 1 2");
    game.refuse("NOT_YOUR_TURN", 0, "take B 1 2");
  }

  @Test
  public void r17_sameTile() {
    TestCamp game = duel();
    game.refuse("SAME_TILE", 0, take(game, 0, 1, 1));
    game.refuse("TILE_NOT_IN_ROW", 0, "take A 120 120");
    int kept = game.table().row(0).get(0);
    game.refuse("TILE_NOT_IN_ROW", 0, "take A " + kept + " " + game.table().row(1).get(0));
  }

  private static TestCamp choosing(long seed) {
    return new TestCamp(new Setup(4, USUAL, seed));
  }

  @Test
  public void r18_explorerNotOffered() {
    TestCamp game = choosing(42);
    game.refuse("EXPLORER_NOT_OFFERED", 0, "explorer E01");
    game.play(0, "explorer E12").refuse("ALREADY_CHOSEN", 0, "explorer E11");
    game.refuse("EXPLORER_NOT_OFFERED", 0, "explorer E01");
    game.refuse("WRONG_PHASE", 1, "pick 1 to 2");
  }

  private static TestCamp lateTile() {
    return new TestCamp(Camp.of(5).tableau(2, "E03:").lateTile("REAPER TOAD BIG_L BIG_R"));
  }

  private static int lateTile(TestCamp game, int index) {
    return game.view(2).lateTiles().get(index);
  }

  @Test
  public void r19_noLateTile() {
    TestCamp game = lateTile();
    game.refuse("NO_LATE_TILE", 1, "take-discard " + lateTile(game, 0));
  }

  @Test
  public void r20_tileThatWasNeverDealt() {
    TestCamp game = lateTile();
    game.refuse("TILE_NOT_IN_DISCARD", 2, "take-discard " + game.undealt());
  }

  private static TestCamp host(Options options, int seats) {
    Options chosen = options.with(BigMonsterOptions.MEDAL_SELECTION, MedalSelection.CHOSEN);
    return new TestCamp(new Setup(seats, chosen, 1));
  }

  @Test
  public void r22_badMedalSet() {
    TestCamp game = host(USUAL, 4);
    game.refuse("BAD_MEDAL_SET", 0, "medals TERRAINS TERRAINS LAVA ICE");
    game.refuse("BAD_MEDAL_SET", 0, "medals BIG SWAMP_MEADOW LAVA LAVA");
    game.refuse("BAD_MEDAL_SET", 0, "medals BIG SWAMP_MEADOW CRYSTALS LAVA");
    game.refuse("BAD_MEDAL_SET", 0, "medals BIG ICE");
    game.refuse("BAD_MEDAL_SET", 0, "medals");
    game.refuse("NOT_YOUR_TURN", 1, "medals BIG SWAMP_MEADOW LAVA ICE");
    game.refuse("WRONG_PHASE", 0, "explorer E01");
    game.play(0, "medals TERRAINS SWAMP_MEADOW CRYSTALS MUTAGEN");
    assertEquals(Phase.EXPLORER_CHOICE, game.table().phase());
    assertEquals(
        List.of(
            Medal.DESERT,
            Medal.RUNE,
            Medal.SWAMP_MEADOW,
            Medal.TERRAINS,
            Medal.CRYSTALS,
            Medal.MUTAGEN),
        game.table().medals());
  }

  @Test
  public void r22_badMedalSetOfTeams() {
    TestCamp game = host(USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM), 4);
    game.refuse("BAD_MEDAL_SET", 0, "medals TERRAINS TERRAINS");
    game.refuse("BAD_MEDAL_SET", 0, "medals BIG SWAMP_MEADOW LAVA ICE");
    // Every set is written in one way: in the order of the slots.
    game.refuse("BAD_MEDAL_SET", 0, "medals TERRAINS BIG");
    game.play(0, "medals BIG TERRAINS");
  }

  @Test
  public void r24_awardPending() {
    TestCamp game =
        new TestCamp(Camp.of(4, BigMonsterOptions.SG_YETI, true).placing("SG_YETI TOAD TOAD TOAD"));
    game.refuse("WRONG_PHASE", 0, "award 0");
    game.placeOne().refuse("AWARD_PENDING", 1, "place 2 0");
    game.refuse("AWARD_PENDING", 9, "pick 1 to 2");
    game.refuse("NOT_YOUR_TURN", 1, "award 1");
    game.refuse("BAD_SEAT", 1, "award 4");
    game.refuse("BAD_SEAT", 0, "award 4");
    game.play(0, "award 1");
  }

  @Test
  public void r25_gameOver() {
    TestCamp game = new TestCamp(Camp.of(4).turn(2, 9).placing("TOAD TOAD TOAD TOAD")).placeAll();
    game.refuse("GAME_OVER", 0, "place 2 0");
    game.refuse("GAME_OVER", 7, "award 9");
    game.refuse("GAME_OVER", 0, "explorer E01");
  }

  @Test
  public void r26_nothingToPlace() {
    lateTile().refuse("NOTHING_TO_PLACE", 2, "place 2 0");
    lateTile().refuse("NOT_YOUR_TURN", 1, "place 2 0");
  }

  @Test
  public void r27_secondLateTile() {
    TestCamp game = lateTile();
    int second = lateTile(game, 1);
    game.play(2, "take-discard " + lateTile(game, 0));
    game.refuse("NO_LATE_TILE", 2, "take-discard " + second);
  }

  @Test
  public void r28_positionNotAllowed() {
    TestCamp game = turn4();
    game.refuse("POSITION_NOT_ALLOWED", 1, "pick " + game.inHand(1, "TOAD") + " to 3 at 2 0");
    game.refuse("POSITION_NOT_ALLOWED", 1, "pick " + game.inHand(1, "TOAD") + " to 3 at 1 1");
  }

  @Test
  public void r29_placingBeforeTaking() {
    duel().refuse("WRONG_PHASE", 0, "place 2 0");
  }

  @Test
  public void r30_badSeat() {
    TestCamp game = turn4();
    game.refuse("BAD_SEAT", 1, "pick " + game.inHand(1, "TOAD") + " to 7");
    game.refuse("BAD_SEAT", 2, "pick " + game.inHand(2, "TOAD") + " to 7");
    game.refuse("BAD_SEAT", 4, "pick 1 to 2");
    game.refuse("BAD_SEAT", -1, "pick 1 to 2");
  }
}

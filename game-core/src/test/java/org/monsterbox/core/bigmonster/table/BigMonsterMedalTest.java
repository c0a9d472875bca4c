package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.map.Maps;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PenaltyAllTied;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.TeamMedalGate;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Options;

/** Section 6.3: who wins a medal, and who gets the penalty. */
public final class BigMonsterMedalTest {

  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);
  private static final Options TEAM = USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM);

  private static final String TWO_REAPERS = "REAPER@2,0 REAPER@3,0";

  @Test
  public void v31_sameTurn() {
    TestCamp game =
        new TestCamp(
            Camp.of(4)
                .turn(1, 6)
                .tableau(0, "E01: " + TWO_REAPERS)
                .tableau(1, "E04: " + TWO_REAPERS)
                .tableau(2, "E06: " + TWO_REAPERS)
                .placing("REAPER TOAD REAPER TOAD"));
    game.placeAll();
    assertEquals(10, game.table().sheet(0).medals());
    assertEquals(0, game.table().sheet(1).medals());
    assertEquals(10, game.table().sheet(2).medals());
    assertFalse(game.table().isOpen(Medal.DESERT));
  }

  @Test
  public void v31_aTurnLaterThereIsNothingLeft() {
    Camp camp =
        Camp.of(4)
            .turn(1, 6)
            .tableau(0, "E01: " + TWO_REAPERS)
            .tableau(1, "E04: " + TWO_REAPERS)
            .hand(1, "REAPER")
            .placing("REAPER TOAD TOAD TOAD");
    TestCamp game = new TestCamp(camp);
    game.placeAll();
    // Turn 7 is 2 3 0 1; what was on seat 1's ship is its hand now.
    game.pickAny(2, 0).pickAny(3, 2).pickAny(0, 3).pick(1, "REAPER", 1).placeAll();
    assertEquals(3, game.table().tableau(1).count(Feature.DESERT_MONSTERS));
    assertEquals(0, game.table().sheet(1).medals());
    assertEquals(10, game.table().sheet(0).medals());
  }

  private static boolean isMet(Medal medal, String text) {
    return MedalProgress.own(medal, Maps.read(text)) >= medal.need();
  }

  @Test
  public void v32_builtInDesert() {
    assertTrue(isMet(Medal.DESERT, "E12: " + TWO_REAPERS));
    assertFalse(isMet(Medal.DESERT, "E01: " + TWO_REAPERS));
  }

  @Test
  public void v33_monstersNotTiles() {
    String mutagens = "E01: MUTAGEN_DOUBLE@2,0 MUTAGEN_DOUBLE@2,1";
    assertTrue(isMet(Medal.MUTAGEN, mutagens));
    assertEquals(2, MedalProgress.own(Medal.ICE, Maps.read(mutagens)));
    assertFalse(isMet(Medal.ICE, mutagens));
    assertTrue(isMet(Medal.RUNE, "E01: RUNE_DOUBLE@2,0 RUNE_GREEN@3,0 RUNE_GREEN@4,0"));
  }

  @Test
  public void v34_fiveTerrains() {
    String four = "TOAD@2,0 BIG_L@3,0 REAPER@4,0 MEADOW_BIG@5,0";
    assertTrue(isMet(Medal.TERRAINS, "E05: " + four));
    assertFalse(isMet(Medal.TERRAINS, "E01: " + four));
  }

  @Test
  public void v35_teamMedals() {
    TestCamp game =
        new TestCamp(
            Camp.of(4, TEAM)
                .turn(1, 6)
                .tableau(0, "E01: " + TWO_REAPERS + " REAPER@4,0")
                .tableau(2, "E04: REAPER@2,0")
                .placing("REAPER TOAD REAPER TOAD"));
    game.placeAll();
    assertEquals(20, game.table().sheet(0).medals());
    assertEquals(10, game.table().sheet(2).medals());
    assertEquals(0, game.table().sheet(1).medals());
  }

  @Test
  public void v36_teamWithoutIndividual() {
    assertEquals(5, terrainMedalOf(0, TeamMedalGate.OFF));
    assertEquals(5, terrainMedalOf(2, TeamMedalGate.OFF));
    assertEquals(0, terrainMedalOf(0, TeamMedalGate.PYRAMID));
    assertEquals(0, terrainMedalOf(2, TeamMedalGate.PYRAMID));
  }

  private static int terrainMedalOf(int seat, TeamMedalGate gate) {
    TestCamp game =
        new TestCamp(
            Camp.of(4, TEAM.with(BigMonsterOptions.TEAM_MEDAL_GATE, gate))
                .turn(1, 4)
                .medals(Medal.TERRAINS, Medal.ICE)
                .tableau(0, "E01: TOAD@2,0 BIG_L@3,0 LAVA_GREEN@4,0")
                .tableau(2, "E04: REAPER@2,0 RUNE_GREEN@3,0")
                .placing("MEADOW_BIG TOAD ICE_CHICK TOAD"));
    game.placeAll();
    assertTrue(game.table().isOpen(Medal.TERRAINS));
    return game.table().sheet(seat).medals();
  }

  /** With the gate, the individual medal of the same check opens the way. */
  @Test
  public void theGateOpensInTheSameCheck() {
    Options gate = TEAM.with(BigMonsterOptions.TEAM_MEDAL_GATE, TeamMedalGate.PYRAMID);
    TestCamp game =
        new TestCamp(
            Camp.of(4, gate)
                .turn(1, 6)
                .tableau(0, "E01: " + TWO_REAPERS)
                .tableau(2, "E04: " + TWO_REAPERS + " REAPER@4,0")
                .placing("REAPER TOAD TOAD TOAD"));
    game.placeAll();
    assertEquals(20, game.table().sheet(0).medals());
    assertEquals(20, game.table().sheet(2).medals());
  }

  @Test
  public void theIceOfATeamMayBeLess() {
    BigMonsterOptions less =
        BigMonsterOptions.of(TEAM.with(BigMonsterOptions.TEAM_ICE_THRESHOLD, 8));
    assertEquals(8, less.teamNeed(Medal.ICE));
    assertEquals(12, BigMonsterOptions.of(TEAM).teamNeed(Medal.ICE));
    assertEquals(10, less.teamNeed(Medal.LAVA));
  }

  @Test
  public void lessIceWinsTheMedal() {
    assertTrue(iceWon(8));
    assertFalse(iceWon(12));
  }

  /** Whether four and four tiles of ice are enough for a team. */
  private static boolean iceWon(int threshold) {
    TestCamp game =
        new TestCamp(
            Camp.of(4, TEAM.with(BigMonsterOptions.TEAM_ICE_THRESHOLD, threshold))
                .turn(1, 5)
                .medals(Medal.BIG, Medal.ICE)
                .tableau(0, "E01: ICE_CHICK@2,0 ICE_CHICK@3,0 ICE_CHICK@4,0 ICE_CHICK@5,0")
                .tableau(2, "E06: ICE_CRAB@2,0 ICE_CRAB@3,0 ICE_CRAB@4,0")
                .placing("TOAD TOAD ICE_CRAB TOAD"));
    game.placeAll();
    boolean isWon = game.table().holdsForTeam(0, Medal.ICE);
    assertEquals(isWon, game.table().holdsForTeam(2, Medal.ICE));
    assertEquals(isWon ? 5 : 0, game.table().sheet(2).medals());
    assertEquals(isWon, !game.table().isOpenForTeams(Medal.ICE));
    return isWon;
  }

  /** The end of a game in which nobody has E03. */
  private static TestCamp ended(Camp camp, String tiles) {
    return new TestCamp(camp.turn(2, 9).placing(tiles)).placeAll();
  }

  private static String monsters(String explorer, int count) {
    StringBuilder text = new StringBuilder(explorer + ":");
    for (int i = 0; i < count; i++) {
      text.append(i < 2 ? " REAPER@" : " RUNE_RED_B@").append(2 + i).append(",0");
    }
    return text.toString();
  }

  @Test
  public void v38_penalty() {
    TestCamp game =
        ended(
            Camp.of(4)
                .tableau(0, monsters("E01", 3) + " RUNE_DOUBLE@5,0")
                .tableau(1, "E04: REAPER@2,0 REAPER@3,0 RUNE_GREEN@4,0")
                .tableau(2, "E06: REAPER@2,0 REAPER@3,0 RUNE_GREEN@4,0")
                .tableau(
                    3,
                    "E07: REAPER@2,0 REAPER@3,0 RUNE_RED_T@4,0 RUNE_RED_T@5,0"
                        + " RUNE_BLUE_T@6,0 RUNE_BLUE_T@7,0 RUNE_RED_B@8,0"),
            "TOAD TOAD TOAD TOAD");
    assertEquals(5, game.table().penaltyCount(0));
    assertEquals(7, game.table().penaltyCount(3));
    assertPenalties(game, false, true, true, false);
  }

  @Test
  public void v38_everybodyIsTied() {
    assertPenalties(tied(PenaltyAllTied.EVERYONE), true, true, true, true);
    assertPenalties(tied(PenaltyAllTied.NOBODY), false, false, false, false);
  }

  private static TestCamp tied(PenaltyAllTied option) {
    return ended(
        Camp.of(4, BigMonsterOptions.PENALTY_ALL_TIED, option)
            .tableau(0, "E01: REAPER@2,0 REAPER@3,0 RUNE_DOUBLE@4,0")
            .tableau(1, "E04: REAPER@2,0 REAPER@3,0 RUNE_GREEN@4,0 RUNE_GREEN@5,0")
            .tableau(2, "E06: REAPER@2,0 REAPER@3,0 RUNE_RED_T@4,0 RUNE_RED_T@5,0")
            .tableau(3, "E07: REAPER@2,0 REAPER@3,0 RUNE_RED_B@4,0 RUNE_RED_B@5,0"),
        "TOAD TOAD TOAD TOAD");
  }

  @Test
  public void v38_builtInDesertCounts() {
    String text = "E12: REAPER@2,0 RUNE_DOUBLE@3,0";
    assertEquals(4, Camp.of(4).tableau(0, text).state().table.penaltyCount(0));
    assertEquals(
        3,
        Camp.of(4, BigMonsterOptions.INTEGRATED_COUNTS_FOR_PENALTY, false)
            .tableau(0, text)
            .state()
            .table
            .penaltyCount(0));
  }

  private static void assertPenalties(TestCamp game, boolean... expected) {
    assertEquals(Phase.OVER, game.table().phase());
    for (int seat = 0; seat < expected.length; seat++) {
      assertEquals("seat " + seat, expected[seat], game.table().holds(seat, Medal.PENALTY));
    }
  }

  @Test
  public void v39_penaltyInTeams() {
    TestCamp game =
        ended(
            Camp.of(6, TEAM)
                .tableau(0, "E01: REAPER@2,0 REAPER@3,0 RUNE_DOUBLE@4,0")
                .tableau(3, "E04: RUNE_GREEN@2,0 RUNE_GREEN@3,0 RUNE_GREEN@4,0")
                .tableau(1, "E06: REAPER@2,0 REAPER@3,0 RUNE_DOUBLE@4,0")
                .tableau(4, "E07: RUNE_RED_T@2,0 RUNE_RED_T@3,0 RUNE_RED_T@4,0")
                .tableau(2, "E08: REAPER@2,0 REAPER@3,0 RUNE_RED_B@4,0 RUNE_RED_B@5,0")
                .tableau(5, "E09: REAPER@2,0 REAPER@3,0 RUNE_BLUE_T@4,0 RUNE_BLUE_T@5,0"),
            "TOAD TOAD TOAD TOAD TOAD BIG_L");
    for (int seat = 0; seat < 6; seat++) {
      boolean isPunished = seat % 3 != 2;
      assertEquals(isPunished, game.table().holdsForTeam(seat, Medal.PENALTY));
      assertFalse(game.table().holds(seat, Medal.PENALTY));
    }
  }
}

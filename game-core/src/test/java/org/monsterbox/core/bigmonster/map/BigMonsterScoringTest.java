package org.monsterbox.core.bigmonster.map;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Options;

/** Section 6.1: what a tableau is worth. */
public final class BigMonsterScoringTest {

  private static final BigMonsterOptions USUAL =
      BigMonsterOptions.of(Options.usual(BigMonsterOptions.ALL));

  private static ScoreSheet sheet(String text) {
    return sheet(text, Honours.NONE);
  }

  private static ScoreSheet sheet(String text, Honours honours) {
    Tableau tableau = Maps.read(text);
    return Scoring.sheet(USUAL, tableau, honours);
  }

  private static void assertIce(int points, String text) {
    assertEquals(text, points, sheet(text).ice());
  }

  private static void assertBig(int points, String text) {
    assertEquals(text, points, sheet(text).bigMonster());
  }

  private static void assertCrystals(int points, String text) {
    assertEquals(text, points, sheet(text).crystals());
  }

  @Test
  public void v01_toads() {
    int[] points = {0, 2, 8, 18, 32, 50};
    StringBuilder text = new StringBuilder("E01:");
    for (int toads = 0; toads <= 5; toads++) {
      assertEquals(points[toads], sheet(text.toString()).swamp());
      text.append(" TOAD@").append(2 + toads).append(",0");
    }
  }

  @Test
  public void v02_loneBigMonsterPart() {
    assertBig(1, "E01: BIG_L@2,0");
  }

  @Test
  public void v03_completeBigMonster() {
    assertBig(11, "E01: BIG_L@2,0 BIG_R@3,0");
    assertEquals(1, Maps.read("E01: BIG_L@2,0 BIG_R@3,0").count(Feature.COMPLETE_BIG_MONSTERS));
  }

  @Test
  public void v04_shiftedByHalf() {
    assertBig(2, "E01: BIG_L@2,0 BIG_R@3,1");
  }

  @Test
  public void v05_wrongWayRound() {
    assertBig(2, "E01: BIG_R@2,0 BIG_L@3,0");
  }

  @Test
  public void v06_chains() {
    assertBig(12, "E01: BIG_L@2,0 BIG_R@3,0 BIG_R@4,0");
    assertBig(22, "E01: BIG_L@2,0 BIG_R@3,0 BIG_L@4,0 BIG_R@5,0");
  }

  @Test
  public void v07_rulebookLavaExample() {
    ScoreSheet sheet =
        sheet(
            "E01: LAVA_GREEN@2,0 LAVA_FURIOUS_RB@3,0 LAVA_GREEN@2,2 LAVA_FURIOUS_RT@3,2"
                + " LAVA_BLUE_RT@4,0 LAVA_GREEN@2,4");
    assertEquals(new ScoreSheet(0, 0, 14, 0, 0, 17, 0, 0), sheet);
    assertEquals(31, sheet.total());
  }

  @Test
  public void v08_green() {
    assertCrystals(2, "E01: RUNE_GREEN@2,0 RUNE_GREEN@3,0");
    assertCrystals(0, "E01: RUNE_GREEN@2,0 RUNE_GREEN@3,1");
    assertCrystals(4, "E01: RUNE_GREEN@2,0 RUNE_GREEN@3,0 LAVA_BLUE_RT@4,0");
  }

  @Test
  public void v09_red() {
    assertCrystals(5, "E01: RUNE_RED_B@2,0 RUNE_RED_T@2,2");
    assertCrystals(0, "E01: RUNE_RED_T@2,0 RUNE_RED_B@2,2");
  }

  @Test
  public void v10_blueWithTheExplorersQuarter() {
    ScoreSheet sheet = sheet("E11: RUNE_BLUE_B@2,0 RUNE_BLUE_T@1,2 LAVA_GREEN@2,2");
    assertEquals(new ScoreSheet(0, 0, 3, 0, 0, 10, 1, 0), sheet);
    assertEquals(14, sheet.total());
  }

  @Test
  public void v11_threeQuarters() {
    assertEquals(
        new ScoreSheet(0, 0, 9, 0, 0, 0, 0, 0),
        sheet("E01: LAVA_GREEN@2,0 LAVA_GREEN@3,0 LAVA_GREEN@2,2"));
    assertEquals(
        new ScoreSheet(0, 0, 18, 0, 0, 20, 0, 0),
        sheet(
            "E01: LAVA_GREEN@2,0 LAVA_GREEN@3,0 LAVA_GREEN@4,0 LAVA_GREEN@2,2 LAVA_GREEN@3,2"
                + " LAVA_GREEN@4,2"));
  }

  @Test
  public void v12_explorerGreens() {
    assertEquals(
        new ScoreSheet(0, 0, 3, 0, 0, 4, 0, 0), sheet("E10: LAVA_BLUE_RT@2,0 RUNE_GREEN@-1,0"));
  }

  @Test
  public void v13_explorerReds() {
    assertEquals(
        new ScoreSheet(0, 0, 3, 0, 0, 10, 0, 0), sheet("E06: RUNE_RED_T@0,2 LAVA_BLUE_RT@1,2"));
  }

  @Test
  public void v14_rulebookMutationExample() {
    assertIce(3, "E04: ICE_CHICK@2,0 ICE_CRAB@3,0");
    assertIce(17, "E04: ICE_CHICK@2,0 ICE_CRAB@3,0 MUTAGEN_DOUBLE@2,-1");
    Tableau tableau = Maps.read("E04: ICE_CHICK@2,0 ICE_CRAB@3,0 MUTAGEN_DOUBLE@2,-1");
    assertEquals(1, tableau.level(0));
    assertEquals(1, tableau.level(1));
  }

  @Test
  public void v15_secondMutation() {
    String both = "E04: ICE_CHICK@2,0 ICE_CRAB@3,0 MUTAGEN_DOUBLE@2,-1 ";
    assertIce(30, both + "MUTAGEN_SINGLE@2,2");
    assertIce(17, both + "MUTAGEN_SINGLE@1,2");
    assertIce(17, both + "MUTAGEN_SINGLE@3,2");
  }

  @Test
  public void v16_wrongSide() {
    assertIce(3, "E04: ICE_FUZZ@2,0 MUTAGEN_SINGLE@2,-1");
    assertIce(3, "E04: ICE_FUZZ@2,0 MUTAGEN_DOUBLE@2,2");
    assertIce(8, "E04: ICE_FUZZ@2,0 MUTAGEN_DOUBLE@1,-1");
  }

  @Test
  public void v17_mutantPlacedLastBetweenTwoBeams() {
    String text = "E04: REAPER@2,-1 MUTAGEN_SINGLE@2,1 MUTAGEN_DOUBLE@2,-2 ICE_HORN@3,-1";
    assertIce(15, text);
    assertEquals(2, Maps.read(text).level(3));
  }

  @Test
  public void v18_explorersOwnBeam() {
    assertIce(7, "E05: ICE_CRAB@1,-2");
    assertIce(2, "E05: ICE_CRAB@0,-2");
    Tableau tableau = Maps.read("E05: ICE_CRAB@1,-2 MUTAGEN_DOUBLE@0,-3");
    assertEquals(20, tableau.count(Feature.ICE_POINTS));
    assertEquals(3, tableau.count(Feature.ICE_TILES));
    assertEquals(3, tableau.count(Feature.MUTAGEN_MONSTERS));
  }

  @Test
  public void v19_meadow() {
    assertEquals(
        new ScoreSheet(0, 0, 0, 9, 2, 0, 0, 0),
        sheet("E01: MEADOW_TERRAIN@2,0 REAPER@3,0 REAPER@4,0 MEADOW_DESERT@5,0 TOAD@6,0"));
  }

  @Test
  public void v20_builtInDesert() {
    assertEquals(6, sheet("E12: MEADOW_DESERT@2,0 REAPER@3,0").meadow());
  }

  @Test
  public void v21_meadowOnMeadow() {
    assertEquals(
        new ScoreSheet(0, 0, 0, 6, 0, 0, 3, 0),
        sheet("E07: MEADOW_MEADOW@2,0 MEADOW_GREEN@3,0 MEADOW_LAVA@4,0"));
  }

  @Test
  public void v22_runes() {
    ScoreSheet sheet = sheet("E09: MEADOW_RUNE@-1,0 RUNE_DOUBLE@2,0 RUNE_RED_T@0,2 RUNE_RED_T@1,2");
    assertEquals(new ScoreSheet(0, 0, 0, 8, 0, 10, 8, 0), sheet);
    assertEquals(26, sheet.total());
  }

  @Test
  public void v23_medalsAsPoints() {
    int held = Medal.DESERT.bit() | Medal.RUNE.bit() | Medal.PENALTY.bit();
    ScoreSheet sheet = sheet("E08: MEADOW_MEDAL@2,0", Honours.of(USUAL, held, 0));
    assertEquals(new ScoreSheet(0, 0, 0, 6, 0, 0, 6, 5), sheet);
    assertEquals(17, sheet.total());
  }

  @Test
  public void v24_bigMonsterBonuses() {
    assertEquals(
        new ScoreSheet(0, 11, 0, 4, 0, 0, 4, 0), sheet("E10: MEADOW_BIG@-1,0 BIG_L@2,0 BIG_R@3,0"));
  }

  @Test
  public void v25_wholeGame() {
    String text =
        "E04: LAVA_FURIOUS_RT@0,-2 LAVA_GREEN@-1,-2 TOAD@2,-1 LAVA_BLUE_RB@0,2 BIG_L@2,-3"
            + " RUNE_GREEN@-1,2 BIG_R@3,-3 MUTAGEN_SINGLE@2,-4 ICE_CRAB@3,-6"
            + " MUTAGEN_DOUBLE@2,-7 LAVA_GREEN@-1,-4 LAVA_BLUE_RT@0,4 ICE_HORN@2,-6"
            + " LAVA_GREEN@0,-4 ICE_FUZZ@1,-8 ICE_FUZZ@0,-9 MEADOW_LAVA@-1,-10 REAPER@-1,-12";
    int held = Medal.LAVA.bit() | Medal.PENALTY.bit();
    ScoreSheet sheet = sheet(text, Honours.of(USUAL, held, 0));
    assertEquals(new ScoreSheet(35, 11, 16, 6, 2, 17, 6, -5), sheet);
    assertEquals(88, sheet.total());
    Tableau tableau = Maps.read(text);
    assertEquals(1, tableau.count(Feature.GREEN_CRYSTALS));
    assertEquals(1, tableau.count(Feature.RED_CRYSTALS));
    assertEquals(1, tableau.count(Feature.BLUE_CRYSTALS));
    assertEquals(2, tableau.count(Feature.DESERT_MONSTERS) + tableau.count(Feature.RUNE_MONSTERS));
  }
}

package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;

/** Sections 8.2 and 8.3: who gets a medal, and which late tile is best. */
public final class BigMonsterSmallChoicesTest {

  private static final BigMonster RULES = new BigMonster();
  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);
  private static final Options TEAM = USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM);

  private static final String TWO_POINTS = "TOAD@2,0";
  private static final String THREE_POINTS = "LAVA_GREEN@2,0";

  /** All 18 tiles of a game, two reapers and a toad among them, far from the penalty. */
  private static final String WHOLE_GAME =
      "E03: LAVA_FURIOUS_RT@0,-2 LAVA_GREEN@-1,-2 TOAD@2,-1 LAVA_BLUE_RB@0,2 BIG_L@2,-3"
          + " RUNE_GREEN@-1,2 BIG_R@3,-3 MUTAGEN_SINGLE@2,-4 ICE_CRAB@3,-6 MUTAGEN_DOUBLE@2,-7"
          + " LAVA_GREEN@-1,-4 LAVA_BLUE_RT@0,4 ICE_HORN@2,-6 LAVA_GREEN@0,-4 ICE_FUZZ@1,-8"
          + " ICE_FUZZ@0,-9 REAPER@-1,-10 REAPER@-1,-12";

  private static BigMonsterMove choice(TestCamp game, Grade grade, int seat) {
    return BigMonsterBots.of(grade, seat, 1)
        .choose(game.view(seat), RULES.legalMoves(game.view(seat)), new Chance(1), () -> false)
        .move();
  }

  /** Seat 0 places the panda, whose medal is worth so much. */
  private static Camp panda(Options options, int value) {
    Options chosen =
        options
            .with(BigMonsterOptions.SG_PANDA, true)
            .with(BigMonsterOptions.PANDA_MEDAL_VALUE, value);
    return Camp.of(4, chosen).placing("SG_PANDA REAPER REAPER REAPER");
  }

  private static void assertAwarded(int receiver, Camp camp) {
    TestCamp game = new TestCamp(camp).placeOne();
    for (Grade grade : Grade.values()) {
      assertEquals(grade.name(), new Award(receiver), choice(game, grade, 0));
    }
  }

  @Test
  public void aMedalIsForOneself() {
    assertAwarded(0, panda(USUAL, 5).tableau(2, "E06: " + THREE_POINTS));
  }

  @Test
  public void aMedalThatCostsPointsIsForTheLeadingOpponent() {
    assertAwarded(
        2, panda(USUAL, -5).tableau(1, "E04: " + TWO_POINTS).tableau(2, "E06: " + THREE_POINTS));
    assertAwarded(
        1,
        panda(USUAL, -1).tableau(1, "E06: " + THREE_POINTS).tableau(0, "E01: BIG_L@2,0 BIG_R@3,0"));
  }

  /** Explorer and meadow together bring four points for every medal. */
  @Test
  public void whatCountsMedalsCounts() {
    String collector = "E08: MEADOW_MEDAL@2,0";
    assertAwarded(0, panda(USUAL, -3).tableau(0, collector));
    assertAwarded(3, panda(USUAL, -4).tableau(0, collector).tableau(3, "E07: " + THREE_POINTS));
    assertAwarded(3, panda(USUAL, -5).tableau(0, collector).tableau(3, "E07: " + THREE_POINTS));
  }

  @Test
  public void nobodyIsGivenAMedalThatDoesNotHurt() {
    Camp camp = panda(USUAL, -2).tableau(2, "E08: " + THREE_POINTS);
    assertAwarded(3, camp.tableau(3, "E07: " + TWO_POINTS));
    assertAwarded(0, panda(USUAL, 0).tableau(2, "E06: " + THREE_POINTS));
  }

  @Test
  public void aMedalIsForTheWeakerPartner() {
    assertAwarded(2, panda(TEAM, 5).tableau(0, "E01: " + THREE_POINTS));
    assertAwarded(0, panda(TEAM, 5).tableau(2, "E06: " + THREE_POINTS));
  }

  /** Only the weaker one of two partners counts, so a loss is for that one. */
  @Test
  public void aMedalThatCostsPointsIsForTheWeakerOneOfTheOthers() {
    Camp camp = panda(TEAM, -5).tableau(2, "E06: RUNE_DOUBLE@2,0");
    assertAwarded(1, camp.tableau(1, "E04: " + TWO_POINTS).tableau(3, "E07: " + THREE_POINTS));
  }

  /** A third reaper is worth a medal or nothing, a second toad six points. */
  private static TileType lateTile(Grade grade, boolean winsMedals) {
    Options options = USUAL.with(BigMonsterOptions.LATE_TILE_MEDALS, winsMedals);
    TestCamp game =
        new TestCamp(
            Camp.of(4, options).tableau(2, WHOLE_GAME).lateTile("REAPER TOAD BIG_L BIG_R"));
    if (choice(game, grade, 2) instanceof TakeDiscard taken) {
      return Tiles.type(taken.tile());
    }
    throw new AssertionError("no late tile");
  }

  @Test
  public void aLateTileIsForAMedalIfItCanWinOne() {
    for (Grade grade : Grade.values()) {
      assertEquals(grade.name(), TileType.REAPER, lateTile(grade, true));
      assertEquals(grade.name(), TileType.TOAD, lateTile(grade, false));
    }
  }
}

package org.monsterbox.core.bigmonster.map;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.game.Options;

/** Section 6.6: stretch goals. */
public final class BigMonsterStretchGoalTest {

  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);

  private static ScoreSheet sheet(String text) {
    return sheet(text, 0, USUAL);
  }

  private static ScoreSheet sheet(String text, int dragons, Options options) {
    Tableau tableau = Maps.read(text);
    return Scoring.sheet(BigMonsterOptions.of(options), tableau, new Honours(0, 0, dragons));
  }

  @Test
  public void v46_unicorns() {
    assertEquals(new ScoreSheet(0, 0, 0, 0, 0, 0, 5, 0), sheet("S02: SG_UNICORN_F@2,0"));
    assertEquals(
        new ScoreSheet(0, 0, 0, 18, 0, 0, 10, 0), sheet("S02: SG_UNICORN_F@2,0 SG_UNICORN_M@-1,0"));
  }

  @Test
  public void v47_ambassador() {
    String text = "E04: SG_AMBASSADOR@2,0 TOAD@2,-2 TOAD@3,-1 MUTAGEN_DOUBLE@3,1 REAPER@1,2";
    assertEquals(new ScoreSheet(0, 0, 0, 5, 8, 0, 0, 0), sheet(text));
    assertEquals(
        4,
        sheet(text, 0, USUAL.with(BigMonsterOptions.AMBASSADOR_COUNTS_EXPLORER, false)).meadow());
  }

  /** Whichever is placed last, the ambassador counts the same. */
  @Test
  public void v47_ambassadorPlacedLast() {
    String text = "E04: TOAD@1,-2 TOAD@2,-2 REAPER@1,2 SG_AMBASSADOR@2,0";
    assertEquals(4, sheet(text).meadow());
    assertEquals(1, sheet("E04: SG_AMBASSADOR@2,0 TOAD@-1,0").meadow());
  }

  @Test
  public void v48_furiousDragons() {
    ScoreSheet sheet = sheet("S05: LAVA_FURIOUS_RB@2,0 LAVA_FURIOUS_RT@3,0", 1, USUAL);
    assertEquals(new ScoreSheet(0, 0, 2, 0, 0, 2, 9, -5), sheet);
    assertEquals(8, sheet.total());
  }

  @Test
  public void v49_otherExplorers() {
    assertEquals(new ScoreSheet(0, 0, 3, 0, 0, 0, 4, 0), sheet("S04: SG_GOLD@2,0"));
    assertEquals(
        new ScoreSheet(20, 0, 0, 0, 0, 0, 4, 0),
        sheet("S01: ICE_CRAB@2,0 MUTAGEN_DOUBLE@2,-1 MUTAGEN_SINGLE@1,2"));
    assertEquals(new ScoreSheet(2, 0, 0, 0, 0, 0, 6, 0), sheet("S03: ICE_CHICK@2,0 ICE_CHICK@3,0"));
  }

  private static TestCamp yetiPlaced() {
    return new TestCamp(
            Camp.of(4, BigMonsterOptions.SG_YETI, true)
                .tableau(1, "E08: MEADOW_MEDAL@2,0")
                .placing("TOAD SG_YETI TOAD TOAD"))
        .placeOne()
        .placeOne();
  }

  @Test
  public void v50_yetiForOneself() {
    TestCamp game = yetiPlaced();
    assertEquals(Phase.AWARD, game.table().phase());
    game.play(1, "award 1");
    assertEquals(new ScoreSheet(-5, 0, 0, 2, 0, 0, 2, 10), game.table().sheet(1));
    assertEquals(2, game.table().actor());
    assertEquals(Phase.PLACE, game.table().phase());
  }

  @Test
  public void v50_yetiForAnother() {
    TestCamp game = yetiPlaced().play(1, "award 3");
    assertEquals(-5, game.table().sheet(1).total());
    assertEquals(10, game.table().sheet(3).medals());
  }

  @Test
  public void medalsAreWorthWhatTheTableHasChosen() {
    TestCamp game =
        new TestCamp(
            Camp.of(
                    4,
                    USUAL
                        .with(BigMonsterOptions.SG_PANDA, true)
                        .with(BigMonsterOptions.PANDA_MEDAL_VALUE, 7))
                .placing("SG_PANDA TOAD TOAD TOAD"));
    game.placeOne().play(0, "award 2");
    assertEquals(7, game.table().sheet(2).medals());
  }
}

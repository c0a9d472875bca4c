package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Options;

/** Section 6.9: explorer E03 places one tile more. */
public final class BigMonsterLateTileTest {

  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);

  private static TestCamp vector56(Options options) {
    TestCamp game =
        new TestCamp(
            Camp.of(4, options)
                .tableau(0, "E01: REAPER@2,0 RUNE_GREEN@3,0 RUNE_RED_B@4,0")
                .tableau(1, "E04: REAPER@2,0 RUNE_GREEN@3,0 RUNE_RED_T@4,0 RUNE_RED_T@5,0")
                .tableau(2, "E03: REAPER@2,0 REAPER@3,0")
                .tableau(3, "E06: REAPER@2,0 RUNE_BLUE_T@3,0 RUNE_RED_B@4,0")
                .lateTile("TOAD BIG_L REAPER BIG_R TOAD TOAD BIG_L BIG_R"));
    int reaper = game.view(2).lateTiles().get(7);
    assertEquals(TileType.REAPER, Tiles.type(reaper));
    game.play(2, "take-discard " + reaper);
    assertEquals(reaper, game.table().revealed(2));
    return game.play(2, "place 4 0");
  }

  @Test
  public void v56_theThirdReaperWinsTheMedal() {
    TestCamp game = vector56(USUAL);
    assertEquals(Phase.OVER, game.table().phase());
    assertTrue(game.table().holds(2, Medal.DESERT));
    assertPenalties(game);
    assertEquals(0, game.table().sheet(2).medals());
  }

  @Test
  public void v56_withoutMedalsForTheLateTile() {
    TestCamp game = vector56(USUAL.with(BigMonsterOptions.LATE_TILE_MEDALS, false));
    assertFalse(game.table().holds(2, Medal.DESERT));
    assertPenalties(game);
    assertEquals(-10, game.table().sheet(2).medals());
  }

  private static void assertPenalties(TestCamp game) {
    assertTrue(game.table().holds(0, Medal.PENALTY));
    assertFalse(game.table().holds(1, Medal.PENALTY));
    assertTrue(game.table().holds(2, Medal.PENALTY));
    assertTrue(game.table().holds(3, Medal.PENALTY));
  }

  /** A yeti that comes late still brings its medal, before the end. */
  @Test
  public void aLateYetiIsAwarded() {
    TestCamp game =
        new TestCamp(
            Camp.of(4, BigMonsterOptions.SG_YETI, true)
                .tableau(1, "E03:")
                .lateTile("TOAD SG_YETI"));
    game.play(1, "take-discard 124").play(1, "place 2 0");
    assertEquals(Phase.AWARD, game.table().phase());
    assertEquals(1, game.table().actor());
    game.play(1, "award 3");
    assertEquals(Phase.OVER, game.table().phase());
    assertTrue(game.table().holds(3, Medal.YETI));
  }
}

package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Placed;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PlacementTiming;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** What each option of the stretch goals puts into the box (sections 2.7 and 5.2). */
public final class BigMonsterStretchOptionsTest {

  private static final BigMonster RULES = new BigMonster();
  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);
  private static final int DEALS = 60;

  /** All explorers that are offered to anybody in many deals to six. */
  private static Set<Explorer> offered(Options options) {
    Set<Explorer> offered = EnumSet.noneOf(Explorer.class);
    for (long seed = 0; seed < DEALS; seed++) {
      BigMonsterState state = RULES.start(new Setup(6, options, seed));
      for (int seat = 0; seat < 6; seat++) {
        offered.addAll(RULES.view(state, seat).offer());
      }
    }
    return offered;
  }

  private static Set<Explorer> usualAnd(Explorer... more) {
    Set<Explorer> explorers = EnumSet.range(Explorer.E01, Explorer.E12);
    explorers.addAll(List.of(more));
    return explorers;
  }

  @Test
  public void explorersComeWithWhatTheyNeed() {
    Options unicorns = USUAL.with(BigMonsterOptions.SG_UNICORNS, true);
    Options gold = USUAL.with(BigMonsterOptions.SG_GOLD, true);
    OptionSpec<Boolean> explorers = BigMonsterOptions.SG_EXPLORERS;
    assertEquals(usualAnd(), offered(unicorns.with(BigMonsterOptions.SG_GOLD, true)));
    assertEquals(
        usualAnd(Explorer.S01, Explorer.S03, Explorer.S05), offered(USUAL.with(explorers, true)));
    assertEquals(
        usualAnd(Explorer.S01, Explorer.S02, Explorer.S03, Explorer.S05),
        offered(unicorns.with(explorers, true)));
    assertEquals(
        usualAnd(Explorer.S01, Explorer.S03, Explorer.S04, Explorer.S05),
        offered(gold.with(explorers, true)));
  }

  @Test
  public void everyGoalReplacesATileOfItsTerrain() {
    assertReplaces(BigMonsterOptions.SG_PANDA, Terrain.MEADOW, 120);
    assertReplaces(BigMonsterOptions.SG_UNICORNS, Terrain.MEADOW, 121, 122);
    assertReplaces(BigMonsterOptions.SG_AMBASSADOR, Terrain.MEADOW, 123);
    assertReplaces(BigMonsterOptions.SG_YETI, Terrain.ICE, 124);
    assertReplaces(BigMonsterOptions.SG_GOLD, Terrain.LAVA, 125, 126, 127);
  }

  private static void assertReplaces(OptionSpec<Boolean> goal, Terrain terrain, int... tiles) {
    for (long seed = 0; seed < DEALS; seed++) {
      int seats = 4 + (int) (seed % 2);
      BigMonsterState state = RULES.start(new Setup(seats, USUAL.with(goal, true), seed));
      List<Integer> deck = BigMonsterTable.list(state.undealt);
      assertEquals(Mode.INDIVIDUAL.tiles(seats), deck.size());
      assertEquals(tiles.length, state.removed.length);
      for (int i = 0; i < tiles.length; i++) {
        assertTrue(goal.name(), deck.contains(tiles[i]));
        int removed = state.removed[i];
        assertFalse(goal.name(), deck.contains(removed));
        assertTrue(goal.name(), removed < Mode.INDIVIDUAL.tiles(seats));
        assertEquals(goal.name(), terrain, Tiles.terrain(removed));
        assertEquals(goal.name(), terrain, Tiles.terrain(tiles[i]));
      }
    }
  }

  @Test
  public void theYetisMedalIsWorthWhatTheTableHasChosen() {
    for (int value : new int[] {-20, 0, 7, 20}) {
      Options options =
          USUAL
              .with(BigMonsterOptions.SG_YETI, true)
              .with(BigMonsterOptions.YETI_MEDAL_VALUE, value)
              .with(BigMonsterOptions.PANDA_MEDAL_VALUE, 3);
      TestCamp game =
          new TestCamp(Camp.of(4, options).tableau(2, "E08:").placing("SG_YETI TOAD TOAD TOAD"));
      game.placeOne().play(0, "award 2");
      assertEquals(value, game.table().sheet(2).medals());
      assertEquals(2, game.table().sheet(2).explorer());
      assertEquals(-5, game.table().sheet(0).total());
    }
  }

  /** Section 4.5: tiles whose places are known are placed in order, and an award interrupts. */
  @Test
  public void anAwardInterruptsTilesWhosePlacesAreKnown() {
    Options options =
        USUAL
            .with(BigMonsterOptions.SG_PANDA, true)
            .with(BigMonsterOptions.PLACEMENT_TIMING, PlacementTiming.WITH_PICK);
    TestCamp game =
        new TestCamp(
            Camp.of(4, options)
                .hand(0, "TOAD")
                .hand(1, "SG_PANDA")
                .hand(2, "TOAD")
                .hand(3, "TOAD"));
    game.play(0, "pick " + game.inHand(0, "TOAD") + " to 1 at 2 0");
    game.play(1, "pick 120 to 2 at 2 0");
    game.play(2, "pick " + game.inHand(2, "TOAD") + " to 3 at 2 0");
    game.play(3, "pick " + game.inHand(3, "TOAD") + " to 0 at 2 0");
    assertEquals(Phase.AWARD, game.table().phase());
    assertEquals(1, game.table().actor());
    assertEquals(1, game.table().tableau(0).size());
    assertEquals(1, game.table().tableau(1).size());
    assertEquals(0, game.table().tableau(2).size());
    game.refuse("AWARD_PENDING", 2, "place 2 0").play(1, "award 3");
    assertTrue(game.table().holds(3, Medal.PANDA));
    assertEquals(new Anchor(2, 0), anchor(game, 2));
    assertEquals(new Anchor(2, 0), anchor(game, 3));
    assertEquals(Phase.PICK, game.table().phase());
    assertEquals(2, game.table().turn());
  }

  private static Anchor anchor(TestCamp game, int seat) {
    Placed placed = game.table().tableau(seat).tile(0);
    return new Anchor(placed.x(), placed.y());
  }
}

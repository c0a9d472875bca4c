package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** Section 6.7: what a seed must deal, and which tables cannot be set up. */
public final class BigMonsterSetupTest {

  private static final BigMonster RULES = new BigMonster();
  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);
  private static final long SEED = 42;

  private static BigMonsterState start(int seats, Options options) {
    return RULES.start(new Setup(seats, options, SEED));
  }

  private static List<Explorer> offer(BigMonsterState state, int seat) {
    return RULES.view(state, seat).offer();
  }

  /** The tiles that lie in the deck from there on. */
  private static List<Integer> deck(BigMonsterState state, int from, int count) {
    return BigMonsterTable.list(Arrays.copyOfRange(state.undealt, from, from + count));
  }

  @Test
  public void v51_generator() {
    Chance chance = new Chance(SEED);
    assertEquals(0xbdd732262feb6e95L, chance.bits());
    assertEquals(0x28efe333b266f103L, chance.next().bits());
    assertEquals(0x47526757130f9f52L, chance.next().next().bits());
    for (int number : new int[] {51, 73, 11, 15, 45, 77}) {
      assertEquals(number, chance.below(80));
      chance = chance.next();
    }
    int[] items = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    new Chance(SEED).shuffle(items);
    assertArrayEquals(new int[] {6, 9, 0, 4, 2, 7, 5, 3, 8, 1}, items);
  }

  @Test
  public void v52_individualWithFour() {
    BigMonsterState state = start(4, USUAL);
    assertEquals(Mode.INDIVIDUAL, state.table.mode);
    assertEquals(3, state.table.first);
    assertEquals(
        List.of(Medal.DESERT, Medal.RUNE, Medal.BIG, Medal.TERRAINS, Medal.LAVA, Medal.MUTAGEN),
        state.table.medals());
    assertEquals(
        List.of(Medal.BIG, Medal.TERRAINS, Medal.LAVA, Medal.MUTAGEN),
        MedalSets.of(Mode.INDIVIDUAL).get(9));
    assertEquals(List.of(Explorer.E12, Explorer.E11), offer(state, 0));
    assertEquals(List.of(Explorer.E01, Explorer.E02), offer(state, 1));
    assertEquals(List.of(Explorer.E05, Explorer.E09), offer(state, 2));
    assertEquals(List.of(Explorer.E08, Explorer.E07), offer(state, 3));
    assertEquals(List.of(11, 4, 26, 47, 44, 37, 9, 43, 40, 8), deck(state, 0, 10));
    assertEquals(List.of(49, 5, 41, 27, 24, 66, 74, 2, 23, 76), deck(state, 30, 10));
    assertEquals(List.of(17, 61, 14, 68, 72, 75, 39, 42, 28, 35), deck(state, 40, 10));
  }

  /** The packets of vector 52 arrive where they belong. */
  @Test
  public void v52_packetsOfTheFirstDay() {
    TestCamp game = new TestCamp(new Setup(4, USUAL, SEED));
    game.play(3, "explorer E08").play(0, "explorer E11");
    assertEquals(List.of(), game.view(0).hand());
    game.play(1, "explorer E01").play(2, "explorer E05");
    assertEquals(List.of(11, 4, 26, 47, 44, 37, 9, 43, 40, 8), game.view(0).hand());
    assertEquals(List.of(49, 5, 41, 27, 24, 66, 74, 2, 23, 76), game.view(3).hand());
    assertEquals(17, game.state().undealt[0]);
  }

  @Test
  public void v53_duel() {
    BigMonsterState state = start(2, USUAL);
    assertEquals(Mode.DUEL, state.table.mode);
    assertEquals(1, state.table.first);
    assertEquals(MedalSets.of(Mode.DUEL).get(9), state.table.medals().subList(2, 6));
    assertEquals(List.of(Explorer.E05, Explorer.E12), offer(state, 0));
    assertEquals(List.of(Explorer.E01, Explorer.E10), offer(state, 1));
    assertEquals(List.of(38, 13, 16, 57), deck(state, 0, 4));
    assertEquals(List.of(29, 28, 59, 49), deck(state, 4, 4));
    assertEquals(List.of(42, 26, 40, 31), deck(state, 8, 4));
  }

  @Test
  public void v54_teamsOfSix() {
    BigMonsterState state = start(6, USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM));
    assertEquals(Mode.TEAM, state.table.mode);
    assertEquals(3, state.table.first);
    assertEquals(List.of(Medal.DESERT, Medal.RUNE, Medal.BIG, Medal.MUTAGEN), state.table.medals());
    assertEquals(List.of(Medal.BIG, Medal.MUTAGEN), MedalSets.of(Mode.TEAM).get(3));
    assertEquals(List.of(Explorer.E03, Explorer.E04), offer(state, 5));
    assertEquals(List.of(68, 118, 23, 95, 53, 5, 56, 70, 36, 12), deck(state, 50, 10));
  }

  @Test
  public void v55_stretchGoals() {
    Options options =
        USUAL.with(BigMonsterOptions.SG_PANDA, true).with(BigMonsterOptions.SG_YETI, true);
    BigMonsterState state = start(4, options);
    assertEquals(3, state.table.first);
    assertEquals(MedalSets.of(Mode.INDIVIDUAL).get(9), state.table.medals().subList(2, 6));
    assertArrayEquals(new byte[] {59, 23}, state.removed);
    assertEquals(List.of(Explorer.E07, Explorer.E11), offer(state, 0));
    assertEquals(List.of(Explorer.E08, Explorer.E05), offer(state, 1));
    assertEquals(List.of(41, 20, 54, 65, 75, 33, 34, 35, 77, 48), deck(state, 0, 10));
  }

  @Test
  public void theFirstSeatIsDrawnEvenIfItIsFixed() {
    BigMonsterState fixed = start(4, USUAL.with(BigMonsterOptions.FIRST_SEAT, 1));
    assertEquals(1, fixed.table.first);
    assertArrayEquals(start(4, USUAL).undealt, fixed.undealt);
  }

  @Test
  public void threeMayDraft() {
    assertEquals(Mode.TRIO, start(3, USUAL).table.mode);
    Options draft =
        USUAL.with(BigMonsterOptions.THREE_PLAYER_MODE, BigMonsterOptions.ThreePlayerMode.DRAFT);
    BigMonsterState state = start(3, draft);
    assertEquals(Mode.INDIVIDUAL, state.table.mode);
    assertEquals(80, state.undealt.length);
  }

  @Test
  public void blackSuitsAreForFourOrMore() {
    for (int seats = 2; seats <= 3; seats++) {
      for (long seed = 1; seed <= 50; seed++) {
        BigMonsterState state = RULES.start(new Setup(seats, USUAL, seed));
        for (int seat = 0; seat < seats; seat++) {
          for (Explorer explorer : offer(state, seat)) {
            assertFalse(explorer == Explorer.E02 || explorer == Explorer.E03);
            assertFalse(explorer.name().startsWith("S"));
          }
        }
      }
    }
  }

  @Test
  public void r21_wrongNumbersOfPlayers() {
    assertRefused("BAD_PLAYER_COUNT", 5, USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM));
    assertRefused("BAD_PLAYER_COUNT", 2, USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM));
    assertRefused("BAD_PLAYER_COUNT", 3, USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM));
    assertRefused("BAD_PLAYER_COUNT", 3, USUAL.with(BigMonsterOptions.MODE, ModeChoice.DUEL));
    assertRefused("BAD_PLAYER_COUNT", 4, USUAL.with(BigMonsterOptions.MODE, ModeChoice.TRIO));
    assertRefused("BAD_PLAYER_COUNT", 2, USUAL.with(BigMonsterOptions.MODE, ModeChoice.INDIVIDUAL));
    assertRefused("BAD_PLAYER_COUNT", 7, USUAL);
  }

  @Test
  public void impossibleOptionsAreRefused() {
    Options dragons = USUAL.with(BigMonsterOptions.SG_DRAGON_TOKEN, true);
    assertRefused("BAD_OPTIONS", 2, dragons);
    assertRefused("BAD_OPTIONS", 3, dragons);
    assertEquals(Phase.EXPLORER_CHOICE, start(4, dragons).table.phase());
    assertRefused("BAD_OPTIONS", 4, USUAL.with(BigMonsterOptions.FIRST_SEAT, 4));
  }

  @Test
  public void r23_aFreeDraftIsForOnePersonAmongBots() {
    Setup free =
        new Setup(
            4, USUAL.with(BigMonsterOptions.DRAFT_ORDER, BigMonsterOptions.DraftOrder.FREE), SEED);
    RULES.checkPeople(free, 1);
    Refusal refusal = assertThrows(Refusal.class, () -> RULES.checkPeople(free, 2));
    assertEquals("BAD_OPTIONS", refusal.code().name());
    RULES.checkPeople(new Setup(4, USUAL, SEED), 4);
  }

  private static void assertRefused(String code, int seats, Options options) {
    Refusal refusal = assertThrows(Refusal.class, () -> start(seats, options));
    assertEquals(code, refusal.code().name());
  }
}

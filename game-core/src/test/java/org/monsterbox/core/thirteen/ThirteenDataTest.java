package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Element;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.table.ThirteenInvariants;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FastStart;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FastStartDeal;

/** Sets, monsters, dice and deals: the vectors of the rules by their numbers. */
public final class ThirteenDataTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final Options USUAL = Options.usual(ThirteenOptions.ALL);

  @Test
  public void v07_speciesAndThrows() {
    assertMonster("01T 04E 07B", Species.GRUNT, 10, 3);
    assertMonster("01T 02E 04B", Species.GRUNT, 10, 4);
    assertMonster("01T 02E 03B", Species.GRUNT, 10, 5);
    assertMonster("13T 01E 02B", Species.GRUNT, 10, 4);
    assertMonster("01T 01E 04B", Species.ABOMINATION, 20, 4);
    assertMonster("01T 01E 02B", Species.ABOMINATION, 20, 5);
    assertMonster("13T 13E 01B", Species.ABOMINATION, 20, 4);
    assertMonster("10T 10E 10B", Species.OG, 40, 5);
    assertMonster("13T 13E 13B", Species.THIRTEENTH, 60, 6);
  }

  private static void assertMonster(String sets, Species species, int hp, int throwsAllowed) {
    Monster monster = new TestGame(TestTable.of(2).monster(0, sets)).view().monsters(0).get(0);
    assertEquals(sets, species, monster.species());
    assertEquals(sets, hp, monster.hp());
    assertEquals(sets, throwsAllowed, monster.throwsAllowed());
  }

  @Test
  public void everySpeciesAddsAPower() {
    assertEquals(List.of(4L, 3L, 2L, 1L), Stream.of(Power.values()).map(this::owners).toList());
  }

  private long owners(Power power) {
    return Stream.of(Species.values()).filter(species -> species.has(power)).count();
  }

  @Test
  public void onlyPureMonstersCountForTheElementalMaster() {
    TestTable table = TestTable.of(2).pure(0, 1).pure(0, 2).monster(0, "04T 05E 05B").pure(1, 13);
    ThirteenView view = new TestGame(table.monster(0, "07T 07E 08B")).view();
    assertEquals(Set.of(Element.EARTH), view.elements(0));
    assertEquals(Set.of(Element.GHOST), view.elements(1));
  }

  @Test
  public void movesHaveNoImpossibleParts() {
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.Take(39));
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.Take(-1));
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.Flip(81));
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.SuperNova(8, 1));
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.SuperNova(1, -1));
    assertThrows(IllegalArgumentException.class, () -> new ThirteenMove.Throw(1 << 10));
    assertThrows(
        IllegalArgumentException.class,
        () -> new ThirteenMove.Counter(Collections.nCopies(40, 1), List.of()));
  }

  @Test
  public void theFirstPlayerIsDrawnOrChosen() {
    Set<Integer> drawn = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      drawn.add(RULES.start(RULES.usualSetup(3, seed)).table().active());
    }
    assertEquals(Set.of(0, 1, 2), drawn);
    Options second = USUAL.with(ThirteenOptions.FIRST_PLAYER, 2);
    assertEquals(2, RULES.start(new Setup(3, second, 1)).table().active());
    assertEquals(2, RULES.start(new Setup(3, second, 1)).table().actor());
    Refusal refusal = assertThrows(Refusal.class, () -> RULES.start(new Setup(2, second, 1)));
    assertEquals(CommonCode.BAD_OPTIONS, refusal.code());
  }

  @Test
  public void thereAre39SetsAnd78Cards() {
    Map<Element, Integer> elements = new EnumMap<>(Element.class);
    Set<String> texts = new HashSet<>();
    for (int card = 0; card < Cards.COUNT; card++) {
      texts.add(Cards.text(card));
      assertEquals(card, Cards.read(Cards.text(card)).orElseThrow());
      assertEquals(Cards.set(card), Cards.set(Cards.mate(card)));
      elements.merge(MonsterSets.element(Cards.set(card)), 1, Integer::sum);
    }
    assertEquals(78, texts.size());
    assertEquals(39, MonsterSets.COUNT);
    assertEquals(
        Map.of(
            Element.EARTH,
            18,
            Element.AIR,
            18,
            Element.FIRE,
            18,
            Element.WATER,
            18,
            Element.GHOST,
            6),
        elements);
    assertEquals("07E", MonsterSets.text(MonsterSets.of(7, Part.EYES)));
    assertEquals("13B-R", Cards.text(77));
    assertTrue(MonsterSets.read("14T").isEmpty() && MonsterSets.read("7E").isEmpty());
    assertTrue(Cards.read("07E").isEmpty());
  }

  @Test
  public void diceScoreTheirBestGroup() {
    int[][] scores = {
      {66612, 18},
      {66555, 15},
      {66655, 18},
      {44661, 12},
      {55556, 20},
      {22222, 10},
      {12346, 6},
      {11116, 6},
      {11122, 4},
      {11123, 3},
      {66666, 30}
    };
    for (int[] each : scores) {
      assertEquals(each[1], new Dice(each[0]).score(true));
    }
    assertEquals(0, new Dice(12346).score(false));
    assertEquals(4, new Dice(11116).score(false));
    Set<Integer> possible = new HashSet<>();
    for (int digits = 11111; digits <= 66666; digits++) {
      if (Integer.toString(digits).matches("[1-6]+")) {
        possible.add(new Dice(digits).score(true));
      }
    }
    assertEquals(Set.of(3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30), possible);
  }

  @Test
  public void v27_fastStart() {
    Options options = USUAL.with(ThirteenOptions.FAST_START, FastStart.GRUNT);
    Options random = options.with(ThirteenOptions.FAST_START_DEAL, FastStartDeal.RANDOM);
    long balancedSets = 0;
    long randomSets = 0;
    for (int seed = 0; seed < 200; seed++) {
      balancedSets |= fastStartSets(new Setup(8, options, seed), true);
      randomSets |= fastStartSets(new Setup(8, random, seed), false);
    }
    assertEquals("all sets but the Ghost's are dealt", 36, Long.bitCount(balancedSets));
    assertEquals("all sets but the Ghost's are dealt", 36, Long.bitCount(randomSets));
  }

  private static long fastStartSets(Setup setup, boolean isBalanced) {
    ThirteenState state = RULES.start(setup);
    ThirteenInvariants.check(state);
    long sets = 0;
    for (int seat = 0; seat < 8; seat++) {
      Monster grunt = state.table().monsters(seat).get(0);
      assertEquals(Species.GRUNT, grunt.species());
      assertTrue(!isBalanced || grunt.throwsAllowed() == 3);
      assertFalse(MonsterSets.list(grunt.sets()).stream().anyMatch(set -> set >= 36));
      assertEquals(Rank.BEASTMASTER, state.table().rank(seat));
      sets |= grunt.sets();
    }
    assertEquals(24, Long.bitCount(sets));
    assertEquals(30, state.table().cardsLeft());
    return sets;
  }
}

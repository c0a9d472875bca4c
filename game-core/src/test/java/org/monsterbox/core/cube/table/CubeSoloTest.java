package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.E;
import static org.monsterbox.core.cube.solver.Layouts.X;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.table.SoloResult.Unit;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.game.Options;

/** Sections 5.7, 6.6 and 7.7: playing alone, what earns a medal and which result is better. */
public final class CubeSoloTest {

  private static final Options CODE = CubeTable.options(RuleSet.CODE);
  private static final Options SPRINT = CODE.with(CubeOptions.SOLO_MODE, SoloMode.SPRINT);
  private static final Options RACE = CubeTable.options(RuleSet.RACE);
  private static final Options DICE = CubeTable.options(RuleSet.DICE);
  private static final Options NUMBERS = CubeTable.options(RuleSet.NUMBERS);

  private static final List<Medal> MEDALS =
      List.of(Medal.BRONZE, Medal.SILVER, Medal.GOLD, Medal.LEGEND);

  private interface Reached {
    CubeState state(int count);
  }

  /** So much earns each medal, and one less only the medal below. */
  private static void assertMedals(Reached reached, int better, int... needed) {
    for (int i = 0; i < MEDALS.size(); i++) {
      Medal below = i == 0 ? Medal.NONE : MEDALS.get(i - 1);
      assertMedal(MEDALS.get(i), reached, needed[i]);
      assertMedal(below, reached, needed[i] - better);
    }
  }

  private static void assertMedal(Medal medal, Reached reached, int count) {
    SoloResult result = new CubeGame(reached.state(count)).view(0).soloResult().orElseThrow();
    assertEquals(count, result.count());
    assertEquals("for " + count, medal, result.medal());
  }

  @Test
  public void medalsOfPoints() {
    assertMedals(points -> won(CODE, points), 1, 45, 70, 90, 105);
    assertMedals(points -> won(NUMBERS, points), 1, 10, 30, 48, 75);
  }

  @Test
  public void medalsOfTime() {
    assertMedals(millis -> after(SPRINT, millis), -1, 650_000, 340_000, 190_000, 120_000);
    assertMedals(millis -> after(RACE, millis), -1, 670_000, 360_000, 175_000, 105_000);
  }

  @Test
  public void medalsOfTurns() {
    assertMedals(CubeSoloTest::turns, -1, 90, 55, 38, 27);
  }

  /** Somebody who has won cards of so many points together. */
  private static CubeState won(Options options, int points) {
    return CubeTable.of(1, options).zone(0, A).won(0, cardsWorth(points)).state();
  }

  private static int[] cardsWorth(int points) {
    for (int doubles = 0; doubles <= 2; doubles += 2) {
      for (int ones = 0; ones <= 20; ones++) {
        for (int twos = 0; twos <= 12; twos++) {
          int rest = points - ones * (1 + doubles) - 2 * twos;
          if (rest >= 0 && rest % 3 == 0 && rest / 3 <= 10) {
            return cards(doubles, ones, twos, rest / 3);
          }
        }
      }
    }
    throw new AssertionError("No cards are worth " + points);
  }

  /** So many cards that double, and of one, two and three points. */
  private static int[] cards(int... counts) {
    int[] left = counts.clone();
    List<Integer> cards = new ArrayList<>();
    for (int code = 1; code <= Cards.COUNT; code++) {
      int value = Cards.points(code);
      if (value < left.length && left[value]-- > 0) {
        cards.add(code);
      }
    }
    return cards.stream().mapToInt(card -> card).toArray();
  }

  /** Somebody who has played so long, a part of it as a penalty. */
  private static CubeState after(Options options, int millis) {
    CubeState state = CubeTable.of(1, options).zone(0, A).hand(0, 12, 19, 30).row(1, 2, 3).state();
    state.clock = millis - 10_000L;
    state.extraMs = 10_000;
    return state;
  }

  /** Somebody in that turn, after two monsters have escaped. */
  private static CubeState turns(int turns) {
    CubeState state = CubeTable.of(1, DICE).zone(0, E).row(1, 2, 3).state();
    state.outOfPlay = Codes.plus(state.outOfPlay, Codes.of(new int[] {17, 18}));
    state.round = turns - 2 * 5;
    return state;
  }

  @Test
  public void aSprintFailsWhenTheCardsRunOut() {
    CubeTable table = CubeTable.of(1, SPRINT).zone(0, A).row(12, 19, 30).pile().exhausted();
    CubeGame game = new CubeGame(table).play(0, "buzz 10", "tick 15010");
    assertEquals(CubeEnd.SPRINT_FAILED, game.outcome().reason());
    assertFalse(game.outcome().won(0));
    SoloResult result = game.view(0).soloResult().orElseThrow();
    assertEquals(new SoloResult(Unit.MILLIS, 30_010, 0, 0, Medal.NONE), result);
  }

  /** With two cards or more, the owner chooses what a wrong vote costs, as after a wrong claim. */
  @Test
  public void aWrongVoteLeadsToThePenalty() {
    CubeTable table = CubeTable.of(1, CODE).zone(0, A).row(12, 19, 30).won(0, 5, 24, 31);
    CubeGame game = new CubeGame(table).play(0, "vote on 1000");
    assertEquals(Verdict.SOLUTION_EXISTS, game.verdict());
    assertEquals(Phase.PENALTY, game.state().phase);
    assertEquals(11_000, game.view(0).deadline().orElseThrow());
    assertEquals(List.of(5, 24, 31), game.won(0));
    game.play(0, "return 24 2000");
    assertEquals(List.of(5, 31), game.won(0));
    assertEquals(List.of(12, 19, 30), Codes.list(game.state().discard));
    assertEquals(Phase.REVEAL, game.state().phase);
  }

  /** Vector 6: on these tiles nothing makes 63, so the vote is right and costs nothing. */
  @Test
  public void aRightVoteCostsNothing() {
    CubeTable table =
        CubeTable.of(1, RACE).zone(0, X).hand(0, 54).ownPile(0, 1).mods(0, 49, 52, 53);
    CubeGame game = new CubeGame(table);
    assertEquals(63, game.view(0).target(54));
    game.play(0, "vote on 1000");
    assertTrue(game.events().contains(new CubeEvent.NoMatch()));
    assertEquals(List.of(1), game.hand(0));
    assertEquals(0, game.state().extraMs);
  }

  private static void assertBetter(SoloResult better, SoloResult worse) {
    assertTrue(better + " and " + worse, SoloResult.BEST_FIRST.compare(better, worse) < 0);
    assertTrue(better + " and " + worse, SoloResult.BEST_FIRST.compare(worse, better) > 0);
  }

  private static SoloResult result(Unit unit, long count, int stars, long millis) {
    return new SoloResult(unit, count, stars, millis, Medal.NONE);
  }

  @Test
  public void morePointsAreBetterThenLessTime() {
    assertBetter(result(Unit.POINTS, 46, 0, 900), result(Unit.POINTS, 45, 0, 100));
    assertBetter(result(Unit.POINTS, 45, 0, 100), result(Unit.POINTS, 45, 0, 101));
    assertBetter(result(Unit.MILLIS, 99, 0, 0), result(Unit.MILLIS, 100, 0, 0));
  }

  @Test
  public void fewerTurnsAreBetterThenMoreStarsThenLessTime() {
    assertBetter(result(Unit.TURNS, 30, 20, 900), result(Unit.TURNS, 31, 31, 100));
    assertBetter(result(Unit.TURNS, 30, 31, 900), result(Unit.TURNS, 30, 28, 100));
    assertBetter(result(Unit.TURNS, 30, 28, 100), result(Unit.TURNS, 30, 28, 101));
    SoloResult level = result(Unit.TURNS, 30, 28, 100);
    assertEquals(0, SoloResult.BEST_FIRST.compare(level, result(Unit.TURNS, 30, 28, 100)));
  }

  /** What a result is compared by is taken from the game. */
  @Test
  public void starsAndTimeAreThoseOfTheGame() {
    CubeTable dice = CubeTable.of(1, DICE).zone(0, E).row(6, 17, 18).won(0, 15, 4);
    CubeGame game =
        new CubeGame(dice).play(0, "put T3>3,0 10", "call 3000", "submit 6 Y2,1 B2,0 R3,0 7000");
    assertEquals(
        new SoloResult(Unit.TURNS, 2, 3 + 1 + 1, 7000, Medal.LEGEND),
        game.view(0).soloResult().orElseThrow());
    CubeTable code = CubeTable.of(1, CODE).zone(0, A).row(12, 19, 30);
    // The claim itself is no time of searching.
    CubeGame points = new CubeGame(code).play(0, "buzz 4000", "submit 12 Y0,0 Y1,0 Y2,0 9000");
    assertEquals(
        new SoloResult(Unit.POINTS, 1, 0, 4000, Medal.NONE),
        points.view(0).soloResult().orElseThrow());
    CubeTable numbers = CubeTable.of(1, NUMBERS).zone(0, A).row(1, 2, 3);
    CubeGame turn = new CubeGame(numbers).play(0, "tick 10000");
    assertEquals(
        new SoloResult(Unit.POINTS, 0, 0, 0, Medal.NONE), turn.view(0).soloResult().orElseThrow());
  }
}

package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;

/**
 * What somebody who plays alone has reached, at the end or so far.
 *
 * @param count points, milliseconds or turns
 * @param stars where equally many turns are compared by them, otherwise 0
 * @param millis where what is still level is compared by the time of searching, otherwise 0
 */
public record SoloResult(Unit unit, long count, int stars, long millis, Medal medal) {

  /** Of the same challenge, the better result first. A sprint that failed is none. */
  public static final Comparator<SoloResult> BEST_FIRST =
      Comparator.comparingLong(
              (SoloResult result) -> result.unit == Unit.POINTS ? -result.count : result.count)
          .thenComparing(SoloResult::stars, Comparator.reverseOrder())
          .thenComparingLong(SoloResult::millis);

  /** What counts. More points are better, less time and fewer turns. */
  public enum Unit {
    POINTS,
    MILLIS,
    TURNS
  }

  private static final List<Medal> MEDALS = List.of(Medal.values());
  private static final int ESCAPE_TURNS = 5;

  private static final Needed SCORE = new Needed(Unit.POINTS, List.of(45L, 70L, 90L, 105L));
  private static final Needed SPRINT =
      new Needed(Unit.MILLIS, List.of(650_000L, 340_000L, 190_000L, 120_000L));
  private static final Needed RACE =
      new Needed(Unit.MILLIS, List.of(670_000L, 360_000L, 175_000L, 105_000L));
  private static final Needed DICE = new Needed(Unit.TURNS, List.of(90L, 55L, 38L, 27L));
  private static final Needed NUMBERS = new Needed(Unit.POINTS, List.of(10L, 30L, 48L, 75L));

  /** What the medals take, from bronze up. */
  private record Needed(Unit unit, List<Long> counts) {

    Medal medal(long count) {
      int medal = 0;
      while (medal < counts.size() && isReached(count, counts.get(medal))) {
        medal++;
      }
      return MEDALS.get(medal);
    }

    private boolean isReached(long count, long needed) {
      return unit == Unit.POINTS ? count >= needed : count <= needed;
    }
  }

  private static Needed of(RuleSet ruleSet, boolean sprint) {
    return switch (ruleSet) {
      case CODE -> sprint ? SPRINT : SCORE;
      case RACE -> RACE;
      case DICE -> DICE;
      case NUMBERS -> NUMBERS;
    };
  }

  /** What just earns each medal, from bronze up. */
  public static List<SoloResult> needed(RuleSet ruleSet, boolean sprint) {
    Needed needed = of(ruleSet, sprint);
    List<SoloResult> results = new ArrayList<>();
    for (long count : needed.counts) {
      results.add(new SoloResult(needed.unit, count, 0, 0, needed.medal(count)));
    }
    return results;
  }

  static SoloResult of(CubeState state) {
    Needed needed = of(state.rules.ruleSet, state.rules.sprint);
    long count =
        switch (needed.unit) {
          case POINTS -> Standings.scores(state)[0];
          case MILLIS -> state.clock + state.extraMs;
          case TURNS -> turns(state);
        };
    Medal medal = state.end == CubeEnd.SPRINT_FAILED ? Medal.NONE : needed.medal(count);
    boolean isDice = state.rules.ruleSet == RuleSet.DICE;
    int stars = isDice ? Scoring.stars(state.won[0]) : 0;
    boolean isTimed = isDice || (state.rules.ruleSet == RuleSet.CODE && !state.rules.sprint);
    long millis = isTimed ? state.searched + state.extraMs : 0;
    return new SoloResult(needed.unit, count, stars, millis, medal);
  }

  /** Every monster that escaped counts as some turns. */
  private static int turns(CubeState state) {
    int escaped = state.outOfPlay.length - (Cards.COUNT - Cards.DICE_COUNT);
    return state.round + ESCAPE_TURNS * escaped;
  }
}

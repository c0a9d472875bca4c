package org.monsterbox.core.cube;

import java.util.List;

/**
 * What somebody who plays alone has reached, at the end or so far.
 *
 * @param count points, milliseconds or turns
 */
public record SoloResult(Unit unit, long count, Medal medal) {

  /** What counts. More points are better, less time and fewer turns. */
  public enum Unit {
    POINTS,
    MILLIS,
    TURNS
  }

  private static final List<Medal> MEDALS = List.of(Medal.values());
  private static final int ESCAPE_TURNS = 5;
  private static final long[] SCORE_POINTS = {45, 70, 90, 105};
  private static final long[] NUMBERS_POINTS = {10, 30, 48, 75};
  private static final long[] SPRINT_MILLIS = {650_000, 340_000, 190_000, 120_000};
  private static final long[] RACE_MILLIS = {670_000, 360_000, 175_000, 105_000};
  private static final long[] DICE_TURNS = {90, 55, 38, 27};

  static SoloResult of(CubeState state) {
    long millis = state.clock + state.extraMs;
    return switch (state.rules.ruleSet) {
      case CODE -> state.rules.sprint ? sprint(state, millis) : points(state, SCORE_POINTS);
      case RACE -> atMost(Unit.MILLIS, millis, RACE_MILLIS);
      case DICE -> atMost(Unit.TURNS, turns(state), DICE_TURNS);
      case NUMBERS -> points(state, NUMBERS_POINTS);
    };
  }

  private static SoloResult sprint(CubeState state, long millis) {
    return state.end == CubeEnd.SPRINT_FAILED
        ? new SoloResult(Unit.MILLIS, millis, Medal.NONE)
        : atMost(Unit.MILLIS, millis, SPRINT_MILLIS);
  }

  /** Every monster that escaped counts as some turns. */
  private static int turns(CubeState state) {
    int escaped = state.outOfPlay.length - (Cards.COUNT - Cards.DICE_COUNT);
    return state.round + ESCAPE_TURNS * escaped;
  }

  private static SoloResult points(CubeState state, long[] needed) {
    int points = Standings.scores(state)[0];
    int medal = 0;
    while (medal < needed.length && points >= needed[medal]) {
      medal++;
    }
    return new SoloResult(Unit.POINTS, points, MEDALS.get(medal));
  }

  private static SoloResult atMost(Unit unit, long count, long[] allowed) {
    int medal = 0;
    while (medal < allowed.length && count <= allowed[medal]) {
      medal++;
    }
    return new SoloResult(unit, count, MEDALS.get(medal));
  }
}

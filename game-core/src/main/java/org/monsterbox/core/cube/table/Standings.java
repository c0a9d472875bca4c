package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.game.Outcome;

/** Who has how much, and who has won. */
public final class Standings {

  private Standings() {}

  /** By seat: victory points with bonuses, stars, or how many cards of its own it is rid of. */
  static int[] scores(CubeState state) {
    int[] bonuses = kingBonuses(state);
    int[] scores = new int[state.seats];
    for (int seat = 0; seat < state.seats; seat++) {
      scores[seat] =
          switch (state.rules.ruleSet) {
            case CODE, NUMBERS ->
                Scoring.points(state.won[seat]) + bonuses[seat] + familyBonus(state, seat);
            case RACE -> RaceFlow.OWN_CARDS - state.cardsLeft(seat);
            case DICE -> Scoring.stars(state.won[seat]);
          };
    }
    return scores;
  }

  /** By seat: nothing where the table plays without a king. */
  static int[] kingBonuses(CubeState state) {
    return state.rules.kingBonus
        ? Scoring.king(state.won, state.rules.kingTie, state.rules.everyRun)
        : new int[state.seats];
  }

  static int familyBonus(CubeState state, int seat) {
    return state.rules.familyBonus ? Scoring.family(state.won[seat]) : 0;
  }

  /** How it ended; it must be over. */
  public static Outcome outcome(CubeState state) {
    CubeEnd end = state.end;
    if (end == null) {
      throw new IllegalStateException("It is not over");
    }
    List<Outcome.Place> places = new ArrayList<>();
    if (state.rules.isSolo) {
      SoloResult result = SoloResult.of(state);
      long score = result.unit() == SoloResult.Unit.MILLIS ? result.count() / 1000 : result.count();
      places.add(new Outcome.Place(0, result.medal() == Medal.NONE ? 2 : 1, (int) score));
      return new Outcome(end, places, Feat.of(state).text());
    }
    int[] scores = scores(state);
    for (int seat = 0; seat < state.seats; seat++) {
      places.add(new Outcome.Place(seat, rank(state, scores, seat), scores[seat]));
    }
    return new Outcome(end, places);
  }

  /** Those who are level in score go by won cards, and then share a rank. */
  private static int rank(CubeState state, int[] scores, int seat) {
    int rank = 1;
    for (int other = 0; other < state.seats; other++) {
      if (scores[other] > scores[seat]
          || (scores[other] == scores[seat] && state.won[other].length > state.won[seat].length)) {
        rank++;
      }
    }
    return rank;
  }
}

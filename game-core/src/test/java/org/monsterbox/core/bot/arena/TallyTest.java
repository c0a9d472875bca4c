package org.monsterbox.core.bot.arena;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Outcome.Place;

public final class TallyTest {

  private static final List<String> NAMES = List.of("ann", "bob", "cid");

  private final MatchTally tally = new MatchTally(NAMES);

  @Test
  public void theOnlyWinnerTakesTheWholeVictory() {
    tally.add(new int[] {2, 0, 1}, scores(9, 5, 7));

    assertShares(0, 0, 1);
    assertTrue(standing(2).elo() > standing(1).elo());
    assertTrue(standing(1).elo() > standing(0).elo());
  }

  @Test
  public void winnersThatAreLevelShareTheVictory() {
    tally.add(new int[] {0, 1, 2}, scores(9, 9, 7));

    assertShares(0.5, 0.5, 0);
    assertEquals(standing(0).elo(), standing(1).elo(), 1e-6);
  }

  @Test
  public void aSideSharesItsVictoryBetweenItsSeats() {
    // Seats 0 and 2 against 1 and 3.
    tally.add(new int[] {0, 1, 2, 1}, sides(new int[] {0, 1, 0, 1}, 1, 2));

    assertShares(0.5, 0, 0.5);
    assertEquals(0.25, standing(0).fairShare(), 1e-12);
    assertEquals(0.5, standing(1).fairShare(), 1e-12);
  }

  @Test
  public void whoSitsInSeveralSeatsHasAllTheirShares() {
    tally.add(new int[] {0, 1, 2, 1}, sides(new int[] {0, 1, 0, 1}, 2, 1));

    assertShares(0, 1, 0);
    assertEquals(1, standing(1).games());
  }

  @Test
  public void scoresAreMeansOfSeats() {
    tally.add(new int[] {0, 1, 0}, scores(9, 5, 6));
    MatchTally other = new MatchTally(NAMES);
    other.add(new int[] {0, 1, 2}, scores(3, 6, 2));

    tally.add(other);

    assertEquals(6, standing(0).meanScore(), 1e-9);
    assertEquals(5.5, standing(1).meanScore(), 1e-9);
    assertEquals(2, standing(2).meanScore(), 1e-9);
  }

  @Test
  public void sidesOfDifferentSizeCountAsOneWinnerEach() {
    // One against three, and level: half for the one, a sixth for each of the three.
    tally.add(new int[] {0, 1, 1, 2}, sides(new int[] {0, 1, 1, 1}, 1, 1));

    assertShares(1 / 2.0, 2 / 6.0, 1 / 6.0);
    assertEquals(1 / 2.0, standing(0).fairShare(), 1e-12);
    assertEquals(2 / 6.0, standing(1).fairShare(), 1e-12);
  }

  @Test
  public void severalSeatsAreNotRatedByTheBestOfThem() {
    // One against three that are as good: every seat wins once.
    int[] sitting = {0, 1, 1, 1};
    tally.add(sitting, scores(9, 5, 5, 5));
    tally.add(sitting, scores(5, 9, 5, 5));
    tally.add(sitting, scores(5, 5, 9, 5));
    tally.add(sitting, scores(5, 5, 5, 9));
    tally.add(new int[] {2, 2, 2, 2}, scores(1, 2, 3, 4));

    assertEquals(standing(0).elo(), standing(1).elo(), 1e-6);
  }

  @Test
  public void matesAreLevelInTheRating() {
    tally.add(new int[] {0, 1, 2, 2}, sides(new int[] {0, 0, 1, 1}, 1, 2));

    assertEquals(standing(0).elo(), standing(1).elo(), 1e-6);
    assertTrue(standing(0).elo() > standing(2).elo());
  }

  @Test
  public void thirdsThatAddUpToMoreThanTheWholeAreNoHarm() {
    // Three seats of one side win every game, and the same contestant sits in all of them.
    MatchTally alone = new MatchTally(List.of("ann"));
    for (int game = 1; game <= 100; game++) {
      alone.add(new int[] {0, 0, 0}, sides(new int[] {0, 0, 0}, 1));
      assertEquals(1, alone.standings().get(0).share(), 1e-9);
    }
  }

  @Test
  public void addsUpGamesOfOtherTallies() {
    MatchTally other = new MatchTally(NAMES);
    other.add(new int[] {0, 1, 2}, scores(1, 0, 0));
    other.add(new int[] {0, 1, 2}, scores(0, 1, 1));
    other.decided(0, 3_000_000);
    tally.add(new int[] {0, 1, 2}, scores(1, 0, 0));
    tally.decided(0, 1_000_000);

    tally.add(other);

    assertShares(2 / 3.0, 0.5 / 3, 0.5 / 3);
    assertEquals(3, standing(0).games());
    assertEquals(Interval.of(2, 3), standing(0).interval());
    assertEquals(1 / 3.0, standing(0).fairShare(), 1e-12);
    assertEquals(1, standing(0).medianMillis(), 1e-9);
    tally.decided(0, 3_000_000);
    assertEquals(3, standing(0).medianMillis(), 1e-9);
  }

  @Test
  public void saysHowLongDecisionsTake() {
    tally.add(new int[] {0, 1, 2}, scores(1, 0, 0));
    for (int millis = 101; millis >= 1; millis--) {
      tally.decided(1, 1_000_000L * millis);
    }

    assertEquals(51, standing(1).medianMillis(), 1e-9);
    assertEquals(96, standing(1).slowMillis(), 1e-9);
    assertEquals("never asked", 0, standing(0).slowMillis(), 0);
  }

  @Test
  public void aResultKnowsItsContestants() {
    tally.add(new int[] {0, 1, 2}, scores(1, 0, 0));
    Result result = new Result(10, 4, tally.standings());

    assertEquals("bob", result.of("bob").name());
    assertEquals(2.5, result.gamesPerSecond(), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> result.of("dan"));
  }

  private ContestantStanding standing(int contestant) {
    return tally.standings().get(contestant);
  }

  private void assertShares(double... shares) {
    for (int i = 0; i < shares.length; i++) {
      assertEquals(NAMES.get(i), shares[i], standing(i).share(), 1e-12);
    }
  }

  private static Outcome scores(int... scores) {
    return Outcome.byScore(CommonCode.GAME_OVER, scores);
  }

  /** Seats by side, and the rank of each side. */
  private static Outcome sides(int[] sides, int... ranks) {
    Place[] places = new Place[sides.length];
    for (int seat = 0; seat < sides.length; seat++) {
      places[seat] = new Place(sides[seat], ranks[sides[seat]], 0);
    }
    return new Outcome(CommonCode.GAME_OVER, List.of(places));
  }
}

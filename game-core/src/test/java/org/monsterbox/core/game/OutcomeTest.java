package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Outcome.Place;

public final class OutcomeTest {

  private static final Code REASON = CommonCode.GAME_OVER;

  @Test
  public void theHighestScoreIsFirstAndEqualOnesShareARank() {
    Outcome outcome = Outcome.byScore(REASON, 20, 35, 20, 5);
    assertEquals(
        List.of(new Place(0, 2, 20), new Place(1, 1, 35), new Place(2, 2, 20), new Place(3, 4, 5)),
        outcome.places());
    assertTrue(outcome.won(1));
    assertFalse(outcome.won(0));
  }

  @Test
  public void oneWinnerHasTheWholeVictory() {
    Outcome outcome = Outcome.byScore(REASON, 1, 2);
    assertEquals(0, outcome.share(0), 0);
    assertEquals(1, outcome.share(1), 0);
  }

  @Test
  public void levelSidesShareTheVictory() {
    Outcome outcome = Outcome.byScore(REASON, 7, 7, 7, 1);
    assertEquals(1.0 / 3, outcome.share(0), 1e-12);
    assertEquals(0, outcome.share(3), 0);
  }

  @Test
  public void allOfAWinningSideHaveTheWholeVictory() {
    // Three hunters against a whale.
    Outcome hunters =
        new Outcome(
            REASON,
            List.of(
                new Place(0, 2, 0), new Place(1, 1, 0), new Place(1, 1, 0), new Place(1, 1, 0)));
    assertEquals(1, hunters.share(1), 0);
    assertEquals(1, hunters.share(3), 0);
    assertEquals(0, hunters.share(0), 0);
  }

  @Test
  public void levelTeamsShareTheVictory() {
    Outcome teams =
        new Outcome(
            REASON,
            List.of(
                new Place(0, 1, 80),
                new Place(1, 1, 80),
                new Place(0, 1, 90),
                new Place(1, 1, 85)));
    assertEquals(0.5, teams.share(0), 0);
    assertEquals(0.5, teams.share(3), 0);
  }

  @Test
  public void nobodyNeedHaveWon() {
    // Alone against the clock, and too late.
    Outcome lost = new Outcome(REASON, List.of(new Place(0, 2, 0)));
    assertFalse(lost.won(0));
    assertEquals(0, lost.share(0), 0);
    assertThrows(IllegalArgumentException.class, () -> new Place(0, 0, 0));
  }
}

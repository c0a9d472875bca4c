package org.monsterbox.app.games.cube;

import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class CubePacing {

  /** Between two turns, so that everybody sees what came of the last one. */
  private static final long HANDOVER = 2000;

  /** Where all search at once, nothing waits: bots bring times of their own. */
  static final Pacing TABLE =
      new Pacing()
          .rest(CubeEvent.GameStarted.class)
          .row(CubeEvent.TilesLaid.class, Cue.ROLL, 0)
          .row(CubeEvent.RowDealt.class, Cue.FLIP, 0)
          .row(CubeEvent.HandDealt.class, Cue.FLIP, 0)
          .row(CubeEvent.CardDrawn.class, Cue.FLIP, 0)
          .row(CubeEvent.Reshuffled.class, Cue.ROLL, 0)
          .rest(CubeEvent.SearchBegan.class)
          .row(CubeEvent.Buzzed.class, Cue.BUZZ, 0)
          .row(CubeEvent.Claimed.class, CubePacing::verdict, 0)
          .row(CubeEvent.ClaimFailed.class, Cue.WRONG, 0)
          .rest(CubeEvent.TileMoved.class)
          .row(CubeEvent.CardWon.class, Cue.MATCH, 0)
          .rest(CubeEvent.PenaltyDue.class)
          .row(CubeEvent.CardReturned.class, Cue.MISS, 0)
          .rest(CubeEvent.Locked.class)
          .row(CubeEvent.Hinted.class, Cue.TAP, 0)
          .row(CubeEvent.Voted.class, Cue.TAP, 0)
          .row(CubeEvent.NoMatch.class, Cue.MISS, 0)
          .row(CubeEvent.SolutionExists.class, Cue.WRONG, 0)
          .rest(CubeEvent.ModifiersCleared.class)
          .rest(CubeEvent.PlaceDue.class)
          .row(CubeEvent.ModifierPlaced.class, Cue.KEEP, 0)
          .row(CubeEvent.HandedOver.class, Cue.TURN, HANDOVER)
          .rest(CubeEvent.TurnBegan.class)
          .row(CubeEvent.TilePut.class, Cue.TAP, 0)
          .row(CubeEvent.TileTakenBack.class, Cue.TAP, 0)
          .row(CubeEvent.Called.class, Cue.BUZZ, 0)
          .rest(CubeEvent.TurnEnded.class)
          .row(CubeEvent.Escaped.class, Cue.STORM, 0)
          .row(CubeEvent.Paused.class, Cue.TAP, 0)
          .row(CubeEvent.Resumed.class, Cue.TAP, 0)
          .row(CubeEvent.GameOver.class, Cue.END, 0);

  private CubePacing() {}

  private static Cue verdict(CubeEvent.Claimed claimed) {
    return claimed.verdict() == Verdict.CORRECT ? Cue.RIGHT : Cue.WRONG;
  }
}

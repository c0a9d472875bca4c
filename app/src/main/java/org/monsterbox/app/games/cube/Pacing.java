package org.monsterbox.app.games.cube;

import static java.util.Map.entry;

import java.util.Map;
import org.monsterbox.app.games.Cue;
import org.monsterbox.core.cube.CubeEvent;
import org.monsterbox.core.cube.Verdict;
import org.monsterbox.core.game.Event;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class Pacing {

  /** Between two turns, so that everybody sees what came of the last one. */
  private static final long HANDOVER = 2000;

  static final Map<Class<? extends CubeEvent>, Cue> CUES =
      Map.ofEntries(
          entry(CubeEvent.GameStarted.class, Cue.SILENCE),
          entry(CubeEvent.TilesLaid.class, Cue.ROLL),
          entry(CubeEvent.RowDealt.class, Cue.FLIP),
          entry(CubeEvent.HandDealt.class, Cue.FLIP),
          entry(CubeEvent.CardDrawn.class, Cue.FLIP),
          entry(CubeEvent.Reshuffled.class, Cue.ROLL),
          entry(CubeEvent.SearchBegan.class, Cue.SILENCE),
          entry(CubeEvent.Buzzed.class, Cue.BUZZ),
          entry(CubeEvent.Claimed.class, Cue.WRONG),
          entry(CubeEvent.ClaimFailed.class, Cue.WRONG),
          entry(CubeEvent.TileMoved.class, Cue.SILENCE),
          entry(CubeEvent.CardWon.class, Cue.MATCH),
          entry(CubeEvent.PenaltyDue.class, Cue.SILENCE),
          entry(CubeEvent.CardReturned.class, Cue.MISS),
          entry(CubeEvent.Locked.class, Cue.SILENCE),
          entry(CubeEvent.Hinted.class, Cue.TAP),
          entry(CubeEvent.Voted.class, Cue.TAP),
          entry(CubeEvent.NoMatch.class, Cue.MISS),
          entry(CubeEvent.SolutionExists.class, Cue.WRONG),
          entry(CubeEvent.ModifiersCleared.class, Cue.SILENCE),
          entry(CubeEvent.PlaceDue.class, Cue.SILENCE),
          entry(CubeEvent.ModifierPlaced.class, Cue.KEEP),
          entry(CubeEvent.HandedOver.class, Cue.TURN),
          entry(CubeEvent.TurnBegan.class, Cue.SILENCE),
          entry(CubeEvent.TilePut.class, Cue.TAP),
          entry(CubeEvent.TileTakenBack.class, Cue.TAP),
          entry(CubeEvent.Called.class, Cue.BUZZ),
          entry(CubeEvent.TurnEnded.class, Cue.SILENCE),
          entry(CubeEvent.Escaped.class, Cue.STORM),
          entry(CubeEvent.Paused.class, Cue.TAP),
          entry(CubeEvent.Resumed.class, Cue.TAP),
          entry(CubeEvent.GameOver.class, Cue.END));

  private Pacing() {}

  static Cue cue(Event event) {
    boolean isRight =
        event instanceof CubeEvent.Claimed claimed && claimed.verdict() == Verdict.CORRECT;
    return isRight ? Cue.RIGHT : CUES.getOrDefault(event.getClass(), Cue.SILENCE);
  }

  /** Where all search at once, nothing waits: bots bring times of their own. */
  static long pauseAfter(Event event) {
    return event instanceof CubeEvent.HandedOver ? HANDOVER : 0;
  }
}

package org.monsterbox.app.games.bigmonster;

import static java.util.Map.entry;

import java.util.Map;
import org.monsterbox.app.games.Cue;
import org.monsterbox.core.bigmonster.BigMonsterEvent;
import org.monsterbox.core.game.Event;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class Pacing {

  private static final long GLANCE = 350;
  private static final long LOOK = 800;
  private static final long READ = 1500;

  /**
   * A moment of the game.
   *
   * @param pause how long the table stands still after it, in milliseconds
   */
  private record Beat(Cue cue, long pause) {}

  private static final Beat REST = new Beat(Cue.SILENCE, 0);

  private static final Map<Class<? extends BigMonsterEvent>, Beat> BEATS =
      Map.ofEntries(
          entry(BigMonsterEvent.GameStarted.class, REST),
          entry(BigMonsterEvent.MedalsSelected.class, new Beat(Cue.TAP, LOOK)),
          entry(BigMonsterEvent.ExplorersOffered.class, new Beat(Cue.FLIP, 0)),
          entry(BigMonsterEvent.ExplorerHidden.class, new Beat(Cue.TAP, GLANCE)),
          entry(BigMonsterEvent.ExplorerChosen.class, new Beat(Cue.KEEP, 0)),
          entry(BigMonsterEvent.ExplorersRevealed.class, new Beat(Cue.FLIP, READ)),
          entry(BigMonsterEvent.DayStarted.class, new Beat(Cue.TURN, LOOK)),
          entry(BigMonsterEvent.TurnStarted.class, new Beat(Cue.TURN, 0)),
          entry(BigMonsterEvent.PacketOpened.class, new Beat(Cue.FLIP, 0)),
          entry(BigMonsterEvent.Kept.class, new Beat(Cue.KEEP, 0)),
          entry(BigMonsterEvent.KeptFaceDown.class, new Beat(Cue.TAP, GLANCE)),
          entry(BigMonsterEvent.Passed.class, new Beat(Cue.SILENCE, LOOK)),
          entry(BigMonsterEvent.Discarded.class, REST),
          entry(BigMonsterEvent.DragonTaken.class, new Beat(Cue.STORM, READ)),
          entry(BigMonsterEvent.TilesRevealed.class, new Beat(Cue.FLIP, READ)),
          entry(BigMonsterEvent.RowOpened.class, new Beat(Cue.FLIP, LOOK)),
          entry(BigMonsterEvent.Taken.class, new Beat(Cue.KEEP, LOOK)),
          entry(BigMonsterEvent.TilePlaced.class, new Beat(Cue.TAP, LOOK)),
          entry(BigMonsterEvent.CrystalCompleted.class, new Beat(Cue.MATCH, LOOK)),
          entry(BigMonsterEvent.Mutated.class, new Beat(Cue.ROLL, LOOK)),
          entry(BigMonsterEvent.BigMonsterCompleted.class, new Beat(Cue.MATCH, LOOK)),
          entry(BigMonsterEvent.AwardDue.class, REST),
          entry(BigMonsterEvent.Awarded.class, new Beat(Cue.RIGHT, READ)),
          entry(BigMonsterEvent.MedalWon.class, new Beat(Cue.WIN, READ)),
          entry(BigMonsterEvent.DiscardShown.class, new Beat(Cue.FLIP, 0)),
          entry(BigMonsterEvent.LateTileTaken.class, new Beat(Cue.FLIP, LOOK)),
          entry(BigMonsterEvent.PenaltyGiven.class, new Beat(Cue.LOSE, READ)),
          entry(BigMonsterEvent.GameEnded.class, new Beat(Cue.END, 0)));

  private Pacing() {}

  static Cue cue(Event event) {
    return beat(event).cue();
  }

  static long pauseAfter(Event event) {
    return beat(event).pause();
  }

  /** Whether somebody has thought about that kind of event. */
  static boolean knows(Class<?> kind) {
    return BEATS.containsKey(kind);
  }

  private static Beat beat(Event event) {
    return BEATS.getOrDefault(event.getClass(), REST);
  }
}

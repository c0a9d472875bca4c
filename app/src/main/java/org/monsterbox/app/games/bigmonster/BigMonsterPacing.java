package org.monsterbox.app.games.bigmonster;

import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class BigMonsterPacing {

  private static final long GLANCE = 450;
  private static final long LOOK = 700;
  private static final long READ = 1300;

  static final Pacing TABLE =
      new Pacing()
          .rest(BigMonsterEvent.GameStarted.class)
          .row(BigMonsterEvent.MedalsSelected.class, Cue.TAP, LOOK)
          .row(BigMonsterEvent.ExplorersOffered.class, Cue.FLIP, 0)
          .row(BigMonsterEvent.ExplorerHidden.class, Cue.TAP, GLANCE)
          .row(BigMonsterEvent.ExplorerChosen.class, Cue.KEEP, 0)
          .row(BigMonsterEvent.ExplorersRevealed.class, Cue.FLIP, READ)
          .row(BigMonsterEvent.DayStarted.class, Cue.TURN, LOOK)
          .row(BigMonsterEvent.TurnStarted.class, Cue.TURN, 0)
          .row(BigMonsterEvent.PacketOpened.class, Cue.FLIP, 0)
          .row(BigMonsterEvent.Kept.class, Cue.KEEP, 0)
          .row(BigMonsterEvent.KeptFaceDown.class, Cue.TAP, GLANCE)
          .row(BigMonsterEvent.Passed.class, Cue.SILENCE, GLANCE)
          .rest(BigMonsterEvent.Discarded.class)
          .row(BigMonsterEvent.DragonTaken.class, Cue.STORM, READ)
          .row(BigMonsterEvent.TilesRevealed.class, Cue.FLIP, READ)
          .row(BigMonsterEvent.RowOpened.class, Cue.FLIP, LOOK)
          .row(BigMonsterEvent.Taken.class, Cue.KEEP, LOOK)
          .row(BigMonsterEvent.TilePlaced.class, Cue.TAP, LOOK)
          .row(BigMonsterEvent.CrystalCompleted.class, Cue.MATCH, LOOK)
          .row(BigMonsterEvent.Mutated.class, Cue.ROLL, LOOK)
          .row(BigMonsterEvent.BigMonsterCompleted.class, Cue.MATCH, LOOK)
          .rest(BigMonsterEvent.AwardDue.class)
          .row(BigMonsterEvent.Awarded.class, Cue.RIGHT, READ)
          .row(BigMonsterEvent.MedalWon.class, Cue.WIN, READ)
          .row(BigMonsterEvent.DiscardShown.class, Cue.FLIP, 0)
          .row(BigMonsterEvent.LateTileTaken.class, Cue.FLIP, LOOK)
          .row(BigMonsterEvent.PenaltyGiven.class, Cue.LOSE, READ)
          .row(BigMonsterEvent.GameEnded.class, Cue.END, 0);

  private BigMonsterPacing() {}
}

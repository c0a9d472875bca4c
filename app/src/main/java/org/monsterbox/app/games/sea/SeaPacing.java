package org.monsterbox.app.games.sea;

import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.core.sea.terms.SeaEvent;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class SeaPacing {

  /** For what changes the hunt. */
  static final long DRAMA = 1300;

  /** A boat or the whale is followed to where it goes. */
  static final long VOYAGE = 750;

  private static final long GLANCE = 400;

  static final Pacing TABLE =
      new Pacing()
          .rest(SeaEvent.GameStarted.class)
          .row(SeaEvent.ShipPlaced.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.BoatPlaced.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.Drew.class, Cue.FLIP, 0)
          .rest(SeaEvent.Reshuffled.class)
          .row(SeaEvent.MoveKept.class, Cue.FLIP, 0)
          .row(SeaEvent.Discarded.class, Cue.SILENCE, GLANCE)
          .row(SeaEvent.RoundStarted.class, Cue.TURN, GLANCE)
          .row(SeaEvent.WhaleTrapped.class, Cue.BUZZ, DRAMA)
          .row(SeaEvent.WhaleSwam.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.CardPlayed.class, Cue.FLIP, GLANCE)
          .row(SeaEvent.WindRose.class, Cue.STORM, DRAMA)
          .row(SeaEvent.MiniStormRose.class, Cue.STORM, DRAMA)
          .row(SeaEvent.WhaleDived.class, Cue.STORM, DRAMA)
          .row(SeaEvent.CurrentTaken.class, Cue.SILENCE, GLANCE)
          .row(SeaEvent.WhirlpoolOpened.class, Cue.STORM, DRAMA)
          .rest(SeaEvent.EffectEnded.class)
          .row(SeaEvent.BoatDrifted.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.BoatPushed.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.IcebergBroken.class, Cue.STORM, DRAMA)
          .row(SeaEvent.LeapAnnounced.class, Cue.SILENCE, DRAMA)
          .rest(SeaEvent.LeapAimed.class)
          .row(SeaEvent.WhaleLanded.class, Cue.STORM, DRAMA)
          .row(SeaEvent.NetTorn.class, Cue.WIN, DRAMA)
          .row(SeaEvent.HunterChosen.class, Cue.TURN, GLANCE)
          .row(SeaEvent.BoatSailed.class, Cue.TAP, VOYAGE)
          .row(SeaEvent.Reoriented.class, Cue.TAP, GLANCE)
          .row(SeaEvent.WhaleHurt.class, Cue.WIN, DRAMA)
          .row(SeaEvent.WhaleSlowed.class, Cue.KEEP, DRAMA)
          .row(SeaEvent.WhalePulled.class, Cue.WIN, VOYAGE)
          .row(SeaEvent.NetsLaid.class, Cue.KEEP, DRAMA)
          .row(SeaEvent.Swapped.class, Cue.RIGHT, GLANCE)
          .row(SeaEvent.SwapOffered.class, Cue.SILENCE, GLANCE)
          .row(SeaEvent.SwapDeclined.class, Cue.WRONG, GLANCE)
          .row(SeaEvent.Wrecked.class, Cue.LOSE, DRAMA)
          .row(SeaEvent.Died.class, Cue.LOSE, DRAMA)
          .row(SeaEvent.Refloated.class, Cue.MATCH, VOYAGE)
          .row(SeaEvent.RefloatFailed.class, Cue.WRONG, 0)
          .row(SeaEvent.GameEnded.class, Cue.END, 0);

  private SeaPacing() {}
}

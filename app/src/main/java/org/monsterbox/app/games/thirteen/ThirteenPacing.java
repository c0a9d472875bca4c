package org.monsterbox.app.games.thirteen;

import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.Pacing;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class ThirteenPacing {

  /** The first card of a bot's search is looked at alone for so long, in milliseconds. */
  static final long FIRST = 400;

  /**
   * Then it lies beside the second one for so long: so each of them is seen for more than a second
   * (rules, 10.2), and the first one for nearly two.
   */
  static final long FLIP = 1200;

  /** Whose turn it is, by the light on their seat. */
  private static final long WHO = 250;

  /** Open cards are looked at for so long, so that everybody at the table can (rules, 10.3). */
  static final long LOOK = 1000;

  static final long THROW = 1000;
  private static final long DECISION = 1500;
  private static final long GLANCE = 600;

  static final Pacing TABLE =
      new Pacing()
          .rest(ThirteenEvent.GameStarted.class)
          .row(ThirteenEvent.Dealt.class, Cue.FLIP, 0)
          .row(ThirteenEvent.TurnStarted.class, Cue.TURN, WHO)
          .rest(ThirteenEvent.TurnRestarted.class)
          .rest(ThirteenEvent.TurnEnded.class)
          .rest(ThirteenEvent.SearchBegan.class)
          .row(
              ThirteenEvent.Flipped.class,
              flipped -> Cue.FLIP,
              flipped -> flipped.number() == 1 ? FIRST : FLIP)
          .rest(ThirteenEvent.SearchStopped.class)
          .row(ThirteenEvent.Missed.class, Cue.MISS, 0)
          .row(ThirteenEvent.Matched.class, Cue.MATCH, GLANCE)
          .row(ThirteenEvent.Built.class, Cue.MATCH, GLANCE)
          .row(ThirteenEvent.Broke.class, Cue.LOSE, 0)
          .row(ThirteenEvent.TradeProposed.class, Cue.TAP, GLANCE)
          .row(ThirteenEvent.TradeCountered.class, Cue.TAP, GLANCE)
          .row(ThirteenEvent.TradeAccepted.class, Cue.RIGHT, GLANCE)
          .row(ThirteenEvent.TradeDeclined.class, Cue.WRONG, GLANCE)
          .row(ThirteenEvent.SetMoved.class, Cue.SILENCE, GLANCE)
          .row(ThirteenEvent.Sacrificed.class, Cue.TAP, GLANCE)
          .row(ThirteenEvent.Frozen.class, Cue.TAP, GLANCE)
          .rest(ThirteenEvent.Thawed.class)
          .row(ThirteenEvent.Attacked.class, Cue.TAP, DECISION)
          .row(ThirteenEvent.Threw.class, Cue.ROLL, THROW)
          .rest(ThirteenEvent.ThrowingEnded.class)
          .row(ThirteenEvent.BattleDecided.class, Cue.WIN, DECISION)
          .row(ThirteenEvent.SuperNovaUsed.class, Cue.STORM, DECISION)
          .row(ThirteenEvent.FinalRoundBegan.class, Cue.STORM, DECISION)
          .row(ThirteenEvent.DuelBegan.class, Cue.STORM, DECISION)
          .rest(ThirteenEvent.DuelRoundBegan.class)
          .row(ThirteenEvent.Picked.class, Cue.TAP, GLANCE)
          .row(ThirteenEvent.DuelRoundDecided.class, Cue.WIN, DECISION)
          .row(ThirteenEvent.GameEnded.class, Cue.END, 0);

  private ThirteenPacing() {}
}

package org.monsterbox.app.games.thirteen;

import org.monsterbox.app.games.Cue;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.ThirteenEvent;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class Pacing {

  /** A card that a bot turns is looked at for so long, in milliseconds (rules, 10.2). */
  static final long FLIP = 1200;

  /** Open cards are looked at for so long, so that everybody at the table can (rules, 10.3). */
  static final long LOOK = 1000;

  static final long THROW = 1000;
  private static final long DECISION = 1500;
  private static final long GLANCE = 600;

  private Pacing() {}

  static Cue cue(Event event) {
    if (event instanceof ThirteenEvent.Flipped || event instanceof ThirteenEvent.Dealt) {
      return Cue.FLIP;
    } else if (event instanceof ThirteenEvent.Matched || event instanceof ThirteenEvent.Built) {
      return Cue.MATCH;
    } else if (event instanceof ThirteenEvent.Missed) {
      return Cue.MISS;
    } else if (event instanceof ThirteenEvent.Threw) {
      return Cue.ROLL;
    } else if (event instanceof ThirteenEvent.Broke) {
      return Cue.LOSE;
    } else if (event instanceof ThirteenEvent.BattleDecided
        || event instanceof ThirteenEvent.DuelRoundDecided) {
      return Cue.WIN;
    } else if (event instanceof ThirteenEvent.TurnStarted) {
      return Cue.TURN;
    } else if (event instanceof ThirteenEvent.SuperNovaUsed
        || event instanceof ThirteenEvent.FinalRoundBegan
        || event instanceof ThirteenEvent.DuelBegan) {
      return Cue.STORM;
    }
    return quiet(event);
  }

  private static Cue quiet(Event event) {
    if (event instanceof ThirteenEvent.GameEnded) {
      return Cue.END;
    } else if (event instanceof ThirteenEvent.TradeAccepted) {
      return Cue.RIGHT;
    } else if (event instanceof ThirteenEvent.TradeDeclined) {
      return Cue.WRONG;
    }
    boolean taps =
        event instanceof ThirteenEvent.Frozen
            || event instanceof ThirteenEvent.TradeProposed
            || event instanceof ThirteenEvent.TradeCountered
            || event instanceof ThirteenEvent.Sacrificed
            || event instanceof ThirteenEvent.Attacked
            || event instanceof ThirteenEvent.Picked;
    return taps ? Cue.TAP : Cue.SILENCE;
  }

  static long pauseAfter(Event event) {
    if (event instanceof ThirteenEvent.Flipped) {
      return FLIP;
    } else if (event instanceof ThirteenEvent.Threw) {
      return THROW;
    } else if (event instanceof ThirteenEvent.BattleDecided
        || event instanceof ThirteenEvent.DuelRoundDecided
        || event instanceof ThirteenEvent.SuperNovaUsed
        || event instanceof ThirteenEvent.FinalRoundBegan
        || event instanceof ThirteenEvent.DuelBegan
        || event instanceof ThirteenEvent.Attacked) {
      return DECISION;
    }
    return glanced(event) ? GLANCE : 0;
  }

  private static boolean glanced(Event event) {
    return event instanceof ThirteenEvent.Matched
        || event instanceof ThirteenEvent.Built
        || event instanceof ThirteenEvent.Frozen
        || event instanceof ThirteenEvent.Sacrificed
        || event instanceof ThirteenEvent.SetMoved
        || event instanceof ThirteenEvent.TradeProposed
        || event instanceof ThirteenEvent.TradeCountered
        || event instanceof ThirteenEvent.TradeAccepted
        || event instanceof ThirteenEvent.TradeDeclined
        || event instanceof ThirteenEvent.Picked
        || event instanceof ThirteenEvent.TurnStarted;
  }
}

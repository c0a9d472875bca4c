package org.monsterbox.app.games.sea;

import org.monsterbox.app.games.Cue;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.SeaEvent;

/** What is heard and felt when something happens, and how long people need to follow it. */
final class Pacing {

  /** For what changes the hunt. */
  static final long DRAMA = 1500;

  /** A boat or the whale is followed to where it goes. */
  static final long VOYAGE = 1100;

  private static final long GLANCE = 600;

  private Pacing() {}

  static Cue cue(Event event) {
    if (event instanceof SeaEvent.WhaleHurt
        || event instanceof SeaEvent.NetTorn
        || event instanceof SeaEvent.WhalePulled) {
      return Cue.WIN;
    } else if (event instanceof SeaEvent.Wrecked || event instanceof SeaEvent.Died) {
      return Cue.LOSE;
    } else if (isWeather(event)) {
      return Cue.STORM;
    } else if (event instanceof SeaEvent.WhaleTrapped) {
      return Cue.BUZZ;
    } else if (event instanceof SeaEvent.RoundStarted || event instanceof SeaEvent.HunterChosen) {
      return Cue.TURN;
    } else if (event instanceof SeaEvent.GameEnded) {
      return Cue.END;
    }
    return quiet(event);
  }

  private static Cue quiet(Event event) {
    if (event instanceof SeaEvent.CardPlayed
        || event instanceof SeaEvent.Drew
        || event instanceof SeaEvent.MoveKept) {
      return Cue.FLIP;
    } else if (event instanceof SeaEvent.NetsLaid || event instanceof SeaEvent.WhaleSlowed) {
      return Cue.KEEP;
    } else if (event instanceof SeaEvent.Swapped) {
      return Cue.RIGHT;
    } else if (event instanceof SeaEvent.SwapDeclined || event instanceof SeaEvent.RefloatFailed) {
      return Cue.WRONG;
    } else if (event instanceof SeaEvent.Refloated) {
      return Cue.MATCH;
    }
    return isMotion(event) ? Cue.TAP : Cue.SILENCE;
  }

  static long pauseAfter(Event event) {
    if (isWeather(event)
        || event instanceof SeaEvent.WhaleHurt
        || event instanceof SeaEvent.WhaleTrapped
        || event instanceof SeaEvent.LeapAnnounced
        || event instanceof SeaEvent.NetsLaid
        || event instanceof SeaEvent.NetTorn
        || event instanceof SeaEvent.WhaleSlowed
        || event instanceof SeaEvent.Wrecked
        || event instanceof SeaEvent.Died) {
      return DRAMA;
    } else if (isMotion(event)) {
      return VOYAGE;
    }
    return isGlancedAt(event) ? GLANCE : 0;
  }

  private static boolean isWeather(Event event) {
    return event instanceof SeaEvent.WindRose
        || event instanceof SeaEvent.MiniStormRose
        || event instanceof SeaEvent.WhirlpoolOpened
        || event instanceof SeaEvent.IcebergBroken
        || event instanceof SeaEvent.WhaleDived
        || event instanceof SeaEvent.WhaleLanded;
  }

  /** Something on the sea goes or turns. */
  private static boolean isMotion(Event event) {
    return event instanceof SeaEvent.WhaleSwam
        || event instanceof SeaEvent.WhalePulled
        || event instanceof SeaEvent.BoatSailed
        || event instanceof SeaEvent.BoatDrifted
        || event instanceof SeaEvent.BoatPushed
        || event instanceof SeaEvent.BoatPlaced
        || event instanceof SeaEvent.ShipPlaced
        || event instanceof SeaEvent.Refloated
        || event instanceof SeaEvent.Reoriented;
  }

  private static boolean isGlancedAt(Event event) {
    return event instanceof SeaEvent.CardPlayed
        || event instanceof SeaEvent.CurrentTaken
        || event instanceof SeaEvent.HunterChosen
        || event instanceof SeaEvent.RoundStarted
        || event instanceof SeaEvent.Discarded
        || event instanceof SeaEvent.Swapped
        || event instanceof SeaEvent.SwapOffered
        || event instanceof SeaEvent.SwapDeclined;
  }
}

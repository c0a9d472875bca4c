package org.monsterbox.app.games;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.Move;

/**
 * What the table must know of a game in which several act at once and the clock runs. Its moves
 * have a time, in milliseconds of the game's clock; scenes and hints have them with the time 0, and
 * they get their own when they are made: that of the touch.
 */
public interface RealTime<M extends Move, V> {

  /** What happened so long ago, in milliseconds, is still shown. */
  long RECENT = 4000;

  /**
   * Somebody wants to be first.
   *
   * @param time of the touch itself, by the game's clock
   */
  record Claim(int seat, long time, boolean isBot) {}

  /** The same move at another time. */
  M at(M move, long time);

  /** Whether the clock runs: not in the game's own pause. */
  boolean isRunning(V view);

  /** What happens by itself, and when, if nobody acts before; empty where there is no deadline. */
  Optional<M> due(V view);

  /** Stops the game's clock. Any seat that may act can make it. */
  M pause();

  /** Lets it run again, at the time at which it stopped. */
  M resume();

  /** Whether that is a claim to be first: it waits a moment for others who touched before. */
  boolean isClaim(M move);

  /** Of several who claimed at the very same time, the seat that was first by the rules. */
  default int first(V view, List<Claim> claims) {
    Claim first = claims.get(0);
    for (Claim claim : claims) {
      boolean isEarlierSeat = claim.isBot() == first.isBot() && claim.seat() < first.seat();
      if (isEarlierSeat || (!claim.isBot() && first.isBot())) {
        first = claim;
      }
    }
    return first.seat();
  }
}

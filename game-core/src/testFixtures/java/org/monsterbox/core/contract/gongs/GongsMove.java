package org.monsterbox.core.contract.gongs;

import org.monsterbox.core.game.Move;

/** What is done, and when. */
public record GongsMove(Kind kind, long time) implements Move {

  /** What can be done. */
  public enum Kind {
    /** Strikes the gong. */
    STRIKE,
    /** Finds that the candle has burnt down. */
    TICK,
    /** Covers the candle, which then does not burn. */
    PAUSE,
    RESUME
  }
}

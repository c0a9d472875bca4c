package org.monsterbox.app.referee.clock;

/** How long the table stands still after what a bot did. */
public interface Pace {

  /** A pause that only a tap ends. */
  long UNTIL_TAPPED = Long.MAX_VALUE;

  /**
   * The pause in milliseconds.
   *
   * @param usualMillis as the game wants it
   * @param revealed whether something random or hidden came to light
   */
  long pause(long usualMillis, boolean revealed);
}

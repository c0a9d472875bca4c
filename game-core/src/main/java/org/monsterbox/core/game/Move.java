package org.monsterbox.core.game;

/**
 * What a seat does, as a small value with all its parts. Equal moves have equal texts, which {@link
 * Rules#text} writes. Where a game is played against the clock, the time is a part of the move.
 */
public interface Move {

  /** Longer texts are not saved. */
  int LONGEST_TEXT = 900;

  /** When it is made, in milliseconds of the game's clock; 0 in a game without one. */
  default long time() {
    return 0;
  }
}

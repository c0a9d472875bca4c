package org.monsterbox.core.game;

/**
 * What a seat does, as a small value with all its parts. Equal moves have equal texts. Where a game
 * is played against the clock, the time is a part of the move.
 */
public interface Move {

  /** The only way to write this move: one line, words with single spaces between them. */
  String text();
}

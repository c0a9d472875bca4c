package org.monsterbox.core.cube.tiles;

/** Which side of the tiles is up, and so how numbers are put together. */
public enum Side {
  /** Numbers 1 to 9: {@code a×b+c} and {@code a×b−c}. */
  NUMBERS,
  /** Dice of 1 to 6: plus and minus only. */
  DICE
}

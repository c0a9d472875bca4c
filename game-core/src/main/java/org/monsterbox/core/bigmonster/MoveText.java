package org.monsterbox.core.bigmonster;

import org.monsterbox.core.game.Words;

/** The parts of moves: what they may be. Whether they make sense, the rules say. */
final class MoveText {

  /** Rows are called by one letter; that there are only two, the rules say. */
  static final int LETTERS = 26;

  /** Seats are one digit; that there are at most six, the rules say. */
  private static final int DIGITS = 10;

  /** Further away than any tableau reaches. */
  static final int FURTHEST = 99;

  private static final int OFFSET = 128;

  private MoveText() {}

  static void checkTile(int tile) {
    Words.check(tile >= 0 && tile < Tiles.WITH_STRETCH_GOALS);
  }

  static void checkSeat(int seat) {
    Words.check(seat >= 0 && seat < DIGITS);
  }

  static void checkPlace(int x, int y) {
    Words.check(isPlace(x, y));
  }

  static boolean isPlace(int place) {
    return place >>> 16 == 0 && isPlace(x(place), y(place));
  }

  private static boolean isPlace(int x, int y) {
    return x >= -FURTHEST && x <= FURTHEST && y >= -FURTHEST && y <= FURTHEST;
  }

  static int pack(int x, int y) {
    return (x + OFFSET) << 8 | (y + OFFSET);
  }

  static int x(int place) {
    return (place >> 8) - OFFSET;
  }

  static int y(int place) {
    return (place & 0xff) - OFFSET;
  }
}

package org.monsterbox.core.bigmonster.moves;

import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.game.MoveReader;

/**
 * The parts of moves: what they may be, and how they are written. Whether they make sense, the
 * rules say.
 */
final class MoveParts {

  static final MovePart<Integer> TILE = MovePart.number();
  static final MovePart<Integer> SEAT = MovePart.number();
  static final MovePart<Integer> COORDINATE = MovePart.number();
  static final MovePart<Medal> MEDAL = MovePart.word(Medal::valueOf, Medal::name);
  static final MovePart<Explorer> EXPLORER = MovePart.word(Explorer::valueOf, Explorer::name);

  /** Rows are called by one letter. */
  static final MovePart<Integer> ROW =
      MovePart.word(word -> word.charAt(0) - 'A', row -> String.valueOf((char) ('A' + row)));

  /** A place in one number, as it is kept. */
  static final MovePart<Integer> PLACE =
      new MovePart<>() {
        @Override
        public Integer read(MoveReader words) {
          int x = COORDINATE.read(words);
          int y = COORDINATE.read(words);
          checkPlace(x, y);
          return Anchor.pack(x, y);
        }

        @Override
        public String write(Integer place) {
          return COORDINATE.write(Anchor.x(place)) + COORDINATE.write(Anchor.y(place));
        }
      };

  /** That there are only two rows, the rules say. */
  private static final int LETTERS = 26;

  /** Seats are one digit; that there are at most six, the rules say. */
  private static final int DIGITS = 10;

  /** Further away than any tableau reaches. */
  private static final int FURTHEST = 99;

  private MoveParts() {}

  static void checkTile(int tile) {
    MovePart.check(tile >= 0 && tile < Tiles.WITH_STRETCH_GOALS);
  }

  static void checkSeat(int seat) {
    MovePart.check(seat >= 0 && seat < DIGITS);
  }

  static void checkRow(int row) {
    MovePart.check(row >= 0 && row < LETTERS);
  }

  static void checkPlace(int x, int y) {
    MovePart.check(isPlace(x, y));
  }

  static boolean isPlace(int place) {
    return place >>> 16 == 0 && isPlace(Anchor.x(place), Anchor.y(place));
  }

  private static boolean isPlace(int x, int y) {
    return x >= -FURTHEST && x <= FURTHEST && y >= -FURTHEST && y <= FURTHEST;
  }
}

package org.monsterbox.core.cube.moves;

import java.util.OptionalInt;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.MovePart;
import org.monsterbox.core.game.MoveReader;

/** How the parts of a move are written. */
final class MoveParts {

  /** Seats and cards are small numbers, whether they exist or not. */
  private static final int LARGEST = 99;

  static final MovePart<Integer> NUMBER = MovePart.word(MoveParts::number, String::valueOf);

  static final MovePart<Long> TIME = MovePart.word(MoveParts::time, String::valueOf);

  static final MovePart<Boolean> ON_OR_OFF =
      MovePart.word(word -> word.equals("on"), on -> on ? "on" : "off");

  static final MovePart<TileMove> TILE_MOVE = MovePart.word(TileMove::read, TileMove::text);

  static final MovePart<Face> FACE = MovePart.word(Face::read, Face::text);

  static final MovePart<Formula> FORMULA =
      MovePart.word(word -> Formula.read(word).orElseThrow(MovePart::notInForm), Formula::signs);

  static final MovePart<Triple> TRIPLE =
      new MovePart<>() {
        @Override
        public Triple read(MoveReader words) {
          return new Triple(FACE.read(words), FACE.read(words), FACE.read(words));
        }

        @Override
        public String write(Triple triple) {
          return " " + triple.text();
        }
      };

  /** A number, or none: it is there if anything else comes before the time. */
  static final MovePart<OptionalInt> NUMBER_OR_NONE =
      new MovePart<>() {
        @Override
        public OptionalInt read(MoveReader words) {
          return words.isAtLast() ? OptionalInt.empty() : OptionalInt.of(NUMBER.read(words));
        }

        @Override
        public String write(OptionalInt number) {
          return number.isPresent() ? NUMBER.write(number.getAsInt()) : "";
        }
      };

  private MoveParts() {}

  private static int number(String word) {
    int number = Integer.parseInt(word);
    MovePart.check(number >= 0 && number <= LARGEST);
    return number;
  }

  private static long time(String word) {
    long time = Long.parseLong(word);
    MovePart.check(time >= 0 && time <= CubeMove.LATEST);
    return time;
  }
}

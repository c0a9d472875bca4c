package org.monsterbox.core.cube;

import java.util.EnumSet;
import java.util.Set;

/** The layouts that the examples of the rules document are about. */
final class Layouts {

  static final Layout A = brick(5, 4, 8, 3, 6, 2, 7, 9, 1);
  static final Layout B = brick(7, 5, 8, 4, 6, 2, 3, 9, 1);
  static final Layout D = A.with(1, new Cell(-2, 3));
  static final Layout E = brick(1, 2, 9, 4, 5, 6, 3, 7, 8);
  static final Layout F = brick(1, 3, 4, 5, 6, 2, 8, 7, 9);
  static final Layout X = brick(3, 6, 5, 9, 2, 1, 4, 7, 8);
  static final Layout W =
      brick(1, 2, 3, 4, 5, 6, 7, 8, 9).with(8, new Cell(7, 0)).with(9, new Cell(8, 0));

  /** As rule sets 1 and 2 are usually played. */
  static final Terms CODE =
      new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), false, false, false);

  private Layouts() {}

  static Layout brick(int... order) {
    return Layout.start(Layout.Shape.BRICK, order);
  }

  /** As rule sets 3 and 4 are usually played. */
  static Terms cubes(Side side) {
    return new Terms(side, Set.of(Combo.CUBE), false, false, true);
  }
}

package org.monsterbox.core.cube;

import java.util.List;

/** The colour of a face, which is also its place on the tile: tiles never turn. */
public enum Colour {
  /** On top. */
  YELLOW('Y', 0),
  /** On the left. */
  RED('R', 1),
  /** On the right. */
  BLUE('B', 2);

  static final int COUNT = 3;

  private static final List<Colour> ALL = List.of(values());

  private final char letter;

  /** Where its value stands in tables. */
  final int index;

  Colour(char letter, int index) {
    this.letter = letter;
    this.index = index;
  }

  static Colour at(int index) {
    return ALL.get(index);
  }

  /** As faces are written. */
  public char letter() {
    return letter;
  }
}

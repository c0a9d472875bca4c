package org.monsterbox.core.cube.tiles;

import java.util.List;

/** The colour of a face, which is also its place on the tile: tiles never turn. */
public enum Colour {
  /** On top. */
  YELLOW('Y', 0),
  /** On the left. */
  RED('R', 1),
  /** On the right. */
  BLUE('B', 2);

  public static final int COUNT = 3;

  private static final List<Colour> ALL = List.of(values());

  private final char letter;

  /** Where its value stands in tables. */
  public final int index;

  Colour(char letter, int index) {
    this.letter = letter;
    this.index = index;
  }

  public static Colour at(int index) {
    return ALL.get(index);
  }

  /** As faces are written. */
  public char letter() {
    return letter;
  }
}

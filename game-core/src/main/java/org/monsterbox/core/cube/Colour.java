package org.monsterbox.core.cube;

/** The colour of a face, which is also its place on the tile: tiles never turn. */
public enum Colour {
  /** On top. */
  YELLOW('Y'),
  /** On the left. */
  RED('R'),
  /** On the right. */
  BLUE('B');

  static final int COUNT = 3;

  private final char letter;

  Colour(char letter) {
    this.letter = letter;
  }

  /** As faces are written. */
  public char letter() {
    return letter;
  }
}

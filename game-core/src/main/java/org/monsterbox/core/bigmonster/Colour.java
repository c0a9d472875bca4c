package org.monsterbox.core.bigmonster;

/** The three colours of crystals: of how many pieces each is made, and what it is worth. */
public enum Colour {
  GREEN(2, 2),
  RED(2, 5),
  BLUE(4, 10);

  final int pieces;
  final int points;

  Colour(int pieces, int points) {
    this.pieces = pieces;
    this.points = points;
  }

  public int points() {
    return points;
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}

package org.monsterbox.core.bigmonster.tiles;

/** The three colours of crystals, and what each is worth. */
public enum Colour {
  GREEN(2),
  RED(5),
  BLUE(10);

  private final int points;

  Colour(int points) {
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

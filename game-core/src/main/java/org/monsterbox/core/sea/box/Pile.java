package org.monsterbox.core.sea.box;

/** The four kinds of cards, each with its own back, draw pile and discard pile. */
public enum Pile {
  MOVE("MV", 0),
  WEAPON("WP", 1),
  CALL("CN", 2),
  BOND("BB", 3);

  /** What the ids of its cards begin with. */
  final String prefix;

  private final int index;

  Pile(String prefix, int index) {
    this.prefix = prefix;
    this.index = index;
  }

  /** Its place in everything that is kept by pile. */
  public int index() {
    return index;
  }
}

package org.monsterbox.core.sea;

/** The four kinds of cards, each with its own back, draw pile and discard pile. */
public enum Pile {
  MOVE("MV"),
  WEAPON("WP"),
  CALL("CN"),
  BOND("BB");

  /** What the ids of its cards begin with. */
  final String prefix;

  Pile(String prefix) {
    this.prefix = prefix;
  }
}

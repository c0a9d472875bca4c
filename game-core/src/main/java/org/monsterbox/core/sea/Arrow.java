package org.monsterbox.core.sea;

import java.util.List;

/** One application of a Movement card: where its arrow turns the boat, or a step without a turn. */
public enum Arrow {
  SHARP_PORT("-2", -2),
  PORT("-1", -1),
  AHEAD("0", 0),
  STARBOARD("+1", 1),
  SHARP_STARBOARD("+2", 2),
  /** The truncated application of a mini-storm: only onto the card's cell. */
  ADV("adv", 0);

  static final List<Arrow> ALL = List.of(values());

  private final String text;
  private final int turn;

  Arrow(String text, int turn) {
    this.text = text;
    this.turn = turn;
  }

  public String text() {
    return text;
  }

  /** How far the bow turns to starboard. */
  public int turn() {
    return turn;
  }

  /** How many cells it takes. */
  int cost() {
    return this == ADV ? 1 : 2;
  }

  int bit() {
    return 1 << ordinal();
  }
}

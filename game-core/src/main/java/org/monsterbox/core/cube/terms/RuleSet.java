package org.monsterbox.core.cube.terms;

import org.monsterbox.core.cube.tiles.Side;

/** The four ways to play Monster Cube. */
public enum RuleSet {
  /** Rule set 1, Monster Code: all search at once for a row of three. */
  CODE,
  /** Rule set 2, Monster Code advanced: a race to empty one's own hand. */
  RACE,
  /** Rule set 3, Monster Dice: by turns, each with a zone of their own. */
  DICE,
  /** Rule set 4, Monster Dice with numbers. */
  NUMBERS;

  /** With the option for six seats. */
  public static final int MOST_SEATS = 6;

  /** Whether all act at once, and on the same tiles. */
  public boolean isShared() {
    return this == CODE || this == RACE;
  }

  /** Whether victory points count. */
  public boolean hasPoints() {
    return this == CODE || this == NUMBERS;
  }

  public Side side() {
    return this == DICE ? Side.DICE : Side.NUMBERS;
  }

  /** How many can play: each seat of 3 and 4 needs a set of tiles. */
  public int mostSeats(boolean sixSeats) {
    return isShared() && sixSeats ? MOST_SEATS : 4;
  }
}

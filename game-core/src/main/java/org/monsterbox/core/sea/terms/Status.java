package org.monsterbox.core.sea.terms;

/** Where a hunter stands: on the sea, waiting for a spare boat, or out of the game. */
public enum Status {
  AFLOAT(0),
  WRECKED(1),
  DEAD(2);

  private final int index;

  Status(int index) {
    this.index = index;
  }

  /** How the table writes it. */
  public int index() {
    return index;
  }
}

package org.monsterbox.core.thirteen.monsters;

/** One horizontal third of a monster. */
public enum Part {
  TOP('T', 0),
  EYES('E', 1),
  BOTTOM('B', 2);

  public static final int COUNT = 3;

  private final char letter;
  private final int index;

  Part(char letter, int index) {
    this.letter = letter;
    this.index = index;
  }

  /** As it is written in moves: {@code 07E}. */
  public char letter() {
    return letter;
  }

  /** From 0: where it stands among the sets of its monster. */
  public int index() {
    return index;
  }
}

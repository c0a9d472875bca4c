package org.monsterbox.app.art.thirteen.monsters;

/**
 * A third of a monster. A monster is a column of {@link #WIDTH} by {@link #COLUMN} units; at both
 * seams its body reaches from {@link #LEFT} to {@link #RIGHT} and meets the seam at a right angle.
 */
public enum PaperPart {
  TOP(0, 0, 50),
  EYES(1, 50, 40),
  BOTTOM(2, 90, 50);

  public static final float WIDTH = 100;
  public static final float COLUMN = 140;
  static final float LEFT = 19;
  static final float RIGHT = 81;

  private final int index;
  private final float start;
  private final float height;

  PaperPart(int index, float start, float height) {
    this.index = index;
    this.start = start;
    this.height = height;
  }

  /** From 0 for the uppermost. */
  public int index() {
    return index;
  }

  /** Where in the column it begins. */
  float start() {
    return start;
  }

  /** Its height in units. */
  public float height() {
    return height;
  }
}

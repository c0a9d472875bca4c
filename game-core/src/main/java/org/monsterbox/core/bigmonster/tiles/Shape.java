package org.monsterbox.core.bigmonster.tiles;

/** How a tile lies: it is never turned. Its anchor is its top or its left cell. */
public enum Shape {
  /** Upright: one cell wide, two high. */
  V(1, 2),
  /** Flat: two cells wide, one high. */
  H(2, 1);

  private final int width;
  private final int height;

  Shape(int width, int height) {
    this.width = width;
    this.height = height;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }
}

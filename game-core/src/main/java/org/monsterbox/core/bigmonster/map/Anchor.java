package org.monsterbox.core.bigmonster.map;

/** Where a tile may lie: the cell of its top or its left half. Packed into one number in moves. */
public record Anchor(int x, int y) {

  /** Instead of a packed anchor, where no place is said. */
  public static final int NOWHERE = -1;

  private static final int OFFSET = 128;

  /** An anchor as one number; it is at most 127 cells away from the explorer. */
  public static int pack(int x, int y) {
    return (x + OFFSET) << 8 | (y + OFFSET);
  }

  public static int x(int packed) {
    return (packed >> 8) - OFFSET;
  }

  public static int y(int packed) {
    return (packed & 0xff) - OFFSET;
  }
}

package org.monsterbox.core.sea.box;

import java.util.Arrays;

/**
 * Cards that lie on the board or beside it, each packed into one number: a net (cell, owner), a
 * whirlpool (cell, round of its placing) or a headwind (direction, last round).
 */
public final class Marker {

  private static final int BITS = 8;
  private static final int MASK = (1 << BITS) - 1;

  private Marker() {}

  public static int of(int place, int detail, int card) {
    return place | (detail << BITS) | (card << (2 * BITS));
  }

  /** The cell of a net or a whirlpool, the direction of a wind. */
  public static int place(int marker) {
    return marker & MASK;
  }

  /** The owner of a net, the first round of a whirlpool, the last round of a wind. */
  public static int detail(int marker) {
    return marker >>> BITS & MASK;
  }

  public static int card(int marker) {
    return marker >>> (2 * BITS);
  }

  /** Where a marker of this place is, or -1. */
  public static int indexOf(int[] markers, int place) {
    for (int i = 0; i < markers.length; i++) {
      if (place(markers[i]) == place) {
        return i;
      }
    }
    return -1;
  }

  public static int[] with(int[] markers, int marker) {
    int[] longer = Arrays.copyOf(markers, markers.length + 1);
    longer[markers.length] = marker;
    return longer;
  }

  public static int[] without(int[] markers, int index) {
    int[] shorter = new int[markers.length - 1];
    System.arraycopy(markers, 0, shorter, 0, index);
    System.arraycopy(markers, index + 1, shorter, index, shorter.length - index);
    return shorter;
  }
}

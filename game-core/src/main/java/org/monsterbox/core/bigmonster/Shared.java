package org.monsterbox.core.bigmonster;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;

/**
 * Arrays in which nothing is said, one of each length for all states. Nobody changes an array of a
 * state: it is copied first.
 */
final class Shared {

  static final byte[] EMPTY = {};
  static final byte[][] NO_ROWS = {EMPTY, EMPTY};

  private static final int LONGEST = 12;
  private static final byte[][] NOBODY = new byte[LONGEST + 1][];
  private static final byte[][][] EMPTY_PACKETS = new byte[LONGEST + 1][][];
  private static final int[][] NO_PLACES = new int[LONGEST + 1][];

  static {
    for (int length = 0; length <= LONGEST; length++) {
      NOBODY[length] = new byte[length];
      Arrays.fill(NOBODY[length], (byte) BigMonsterTable.NOBODY);
      EMPTY_PACKETS[length] = new byte[length][];
      Arrays.fill(EMPTY_PACKETS[length], EMPTY);
      NO_PLACES[length] = new int[length];
      Arrays.fill(NO_PLACES[length], Pick.NO_PLACE);
    }
  }

  private Shared() {}

  /** So many times nobody, or no tile. */
  static byte[] nobody(int length) {
    return NOBODY[length];
  }

  /** So many hands or ships without tiles. */
  static byte[][] emptyPackets(int length) {
    return EMPTY_PACKETS[length];
  }

  static int[] noPlaces(int length) {
    return NO_PLACES[length];
  }
}

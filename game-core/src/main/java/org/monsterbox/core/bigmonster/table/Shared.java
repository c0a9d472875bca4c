package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.map.Anchor;

/**
 * Arrays of states. Nobody changes one that a state has: it is copied first. Those in which nothing
 * is said are the same for all states.
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
      Arrays.fill(NO_PLACES[length], Anchor.NOWHERE);
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

  /** The same array with one number changed; arrays are shared with earlier states. */
  static byte[] with(byte[] array, int index, int value) {
    byte[] changed = array.clone();
    changed[index] = (byte) value;
    return changed;
  }

  static int[] with(int[] array, int index, int value) {
    int[] changed = array.clone();
    changed[index] = value;
    return changed;
  }

  static byte[][] with(byte[][] array, int index, byte[] value) {
    byte[][] changed = array.clone();
    changed[index] = value;
    return changed;
  }

  /** The tiles without this one. */
  static byte[] without(byte[] tiles, int tile) {
    byte[] rest = new byte[tiles.length - 1];
    int count = 0;
    for (byte each : tiles) {
      if (each != tile) {
        rest[count++] = each;
      }
    }
    return rest;
  }

  static boolean contains(byte[] tiles, int tile) {
    for (byte each : tiles) {
      if (each == tile) {
        return true;
      }
    }
    return false;
  }
}

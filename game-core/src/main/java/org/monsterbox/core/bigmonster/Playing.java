package org.monsterbox.core.bigmonster;

import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Events;

/** A move while it is being played: a copy of the state that may be changed. */
final class Playing {

  final BigMonsterState state;
  final BigMonsterTable table;
  private final Events out;

  Playing(BigMonsterState state, Events out) {
    this.state = state;
    this.table = state.table;
    this.out = out;
  }

  /** Whether anybody listens: otherwise events need not be made. */
  boolean isTold() {
    return out.wanted();
  }

  void tell(BigMonsterEvent event) {
    out.add(Audience.EVERYONE, event);
  }

  void tellOnly(int seat, BigMonsterEvent event) {
    out.add(Audience.only(seat), event);
  }

  void tellOthers(int seat, BigMonsterEvent event) {
    out.add(Audience.allBut(seat), event);
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

package org.monsterbox.core.thirteen.table;

/**
 * Cells of the grid of nine by nine, numbered row by row from 0 to 80, as a set of bits.
 *
 * @param low cells 0 to 63
 * @param high cells 64 to 80
 */
record Cells(long low, long high) {

  static final Cells NONE = new Cells(0, 0);

  boolean contains(int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) == 1;
  }

  Cells with(int cell) {
    return cell < Long.SIZE ? new Cells(low | 1L << cell, high) : new Cells(low, high | 1L << cell);
  }

  Cells without(int cell) {
    return cell < Long.SIZE
        ? new Cells(low & ~(1L << cell), high)
        : new Cells(low, high & ~(1L << cell));
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }
}

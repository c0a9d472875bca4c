package org.monsterbox.core.sea.box;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of cells as a value: the bits of three numbers, cells 0 to 63 first.
 *
 * @param low cells 0 to 63
 * @param middle cells 64 to 127
 * @param high cells from 128
 */
public record Cells(long low, long middle, long high) {

  public static final Cells NONE = new Cells(0, 0, 0);

  public boolean contains(int cell) {
    long bits = cell < 64 ? low : cell < 128 ? middle : high;
    return (bits >>> cell & 1) == 1;
  }

  public Cells with(int cell) {
    long bit = 1L << cell;
    return cell < 64
        ? new Cells(low | bit, middle, high)
        : cell < 128 ? new Cells(low, middle | bit, high) : new Cells(low, middle, high | bit);
  }

  public Cells without(int cell) {
    long bit = ~(1L << cell);
    return cell < 64
        ? new Cells(low & bit, middle, high)
        : cell < 128 ? new Cells(low, middle & bit, high) : new Cells(low, middle, high & bit);
  }

  public int count() {
    return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
  }

  /** The cell with the lowest number, or {@link Board#NONE}. */
  public int first() {
    return next(0);
  }

  /** The first cell from this number on, or {@link Board#NONE}. */
  public int next(int from) {
    for (int word = from / 64; word < 3; word++) {
      long bits = word == 0 ? low : word == 1 ? middle : high;
      if (word == from / 64) {
        bits &= -1L << from;
      }
      if (bits != 0) {
        return word * 64 + Long.numberOfTrailingZeros(bits);
      }
    }
    return Board.NONE;
  }

  /** All of them, in the order of their numbers. */
  public List<Integer> list() {
    List<Integer> cells = new ArrayList<>();
    for (int cell = first(); cell != Board.NONE; cell = next(cell + 1)) {
      cells.add(cell);
    }
    return cells;
  }
}

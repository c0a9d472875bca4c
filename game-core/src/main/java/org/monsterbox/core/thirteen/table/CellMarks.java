package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A few cells with a mark each, in order: dice and whose they are, open cards and which. */
final class CellMarks {

  static final int UNMARKED = -1;
  static final CellMarks NONE = new CellMarks(new byte[0], new byte[0]);

  final byte[] cells;
  final byte[] marks;

  private CellMarks(byte[] cells, byte[] marks) {
    this.cells = cells;
    this.marks = marks;
  }

  int count() {
    return cells.length;
  }

  int countOf(int mark) {
    int count = 0;
    for (byte each : marks) {
      if (each == mark) {
        count++;
      }
    }
    return count;
  }

  /** The cell's mark, or {@link #UNMARKED}. */
  int mark(int cell) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        return marks[i];
      }
    }
    return UNMARKED;
  }

  CellMarks with(int cell, int mark) {
    byte[] moreCells = Arrays.copyOf(cells, cells.length + 1);
    byte[] moreMarks = Arrays.copyOf(marks, marks.length + 1);
    moreCells[cells.length] = (byte) cell;
    moreMarks[marks.length] = (byte) mark;
    return new CellMarks(moreCells, moreMarks);
  }

  CellMarks without(int cell) {
    CellMarks less = NONE;
    for (int i = 0; i < cells.length; i++) {
      less = cells[i] == cell ? less : less.with(cells[i], marks[i]);
    }
    return less;
  }

  List<Integer> cellList() {
    List<Integer> list = new ArrayList<>();
    for (byte cell : cells) {
      list.add((int) cell);
    }
    return list;
  }
}

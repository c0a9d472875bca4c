package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The dice that lie on cards, each of its owner's colour: at most five. */
final class Frost {

  static final Frost NONE = new Frost(new byte[0], new byte[0]);

  final byte[] cells;
  final byte[] owners;

  private Frost(byte[] cells, byte[] owners) {
    this.cells = cells;
    this.owners = owners;
  }

  int count() {
    return cells.length;
  }

  int countOf(int seat) {
    int count = 0;
    for (byte owner : owners) {
      if (owner == seat) {
        count++;
      }
    }
    return count;
  }

  /** Whose die lies there, or {@link ThirteenView#NOBODY}. */
  int owner(int cell) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        return owners[i];
      }
    }
    return ThirteenView.NOBODY;
  }

  Frost with(int cell, int seat) {
    byte[] moreCells = Arrays.copyOf(cells, cells.length + 1);
    byte[] moreOwners = Arrays.copyOf(owners, owners.length + 1);
    moreCells[cells.length] = (byte) cell;
    moreOwners[owners.length] = (byte) seat;
    return new Frost(moreCells, moreOwners);
  }

  Frost without(int cell) {
    Frost less = NONE;
    for (int i = 0; i < cells.length; i++) {
      less = cells[i] == cell ? less : less.with(cells[i], owners[i]);
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

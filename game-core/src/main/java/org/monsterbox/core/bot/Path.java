package org.monsterbox.core.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The moves that one iteration of a tree search has chosen, to learn from when it knows the end.
 */
final class Path<M> {

  private final List<Tries<M>> tries = new ArrayList<>();
  private int[] indices = new int[32];
  private int[] seats = new int[32];

  void add(Tries<M> chosenFrom, int index, int seat) {
    int length = length();
    if (length == indices.length) {
      indices = Arrays.copyOf(indices, 2 * length);
      seats = Arrays.copyOf(seats, 2 * length);
    }
    indices[length] = index;
    seats[length] = seat;
    tries.add(chosenFrom);
  }

  boolean contains(Tries<M> other) {
    for (Tries<M> each : tries) {
      if (each == other) {
        return true;
      }
    }
    return false;
  }

  int length() {
    return tries.size();
  }

  /** Every seat on the way learns what came of its moves; then the path is empty again. */
  void learn(double[] shares) {
    for (int i = 0; i < length(); i++) {
      tries.get(i).add(indices[i], shares[seats[i]]);
    }
    tries.clear();
  }
}

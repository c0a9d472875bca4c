package org.monsterbox.app.table.log;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/** Counts rounds by who moves: another one begins when somebody's turn comes once more. */
public final class RoundCount {

  private static final int NOBODY = -1;

  private final IntFunction<String> name;
  private final Set<Integer> moved = new HashSet<>();
  private int last = NOBODY;
  private int round;

  /** Before the first round; rounds are called by their numbers, from 1. */
  public RoundCount(IntFunction<String> name) {
    this.name = name;
  }

  /** The name of the round that begins when that seat moves; empty where none does. */
  String begun(OptionalInt mover) {
    int seat = mover.orElse(NOBODY);
    if (seat == NOBODY || seat == last) {
      return "";
    }
    last = seat;
    if (round > 0 && moved.add(seat)) {
      return "";
    }
    moved.clear();
    moved.add(seat);
    round++;
    return name.apply(round);
  }

  void forget() {
    moved.clear();
    last = NOBODY;
    round = 0;
  }
}

package org.monsterbox.core.cube;

/** Which targets can be made at all: all that a proof needs, in a few bytes. */
final class Reachable extends Collector {

  private final boolean[] targets = new boolean[Formula.MOST - Formula.LEAST + 1];

  Reachable(Grid grid, Side side) {
    super(grid, side);
  }

  @Override
  void makes(int target) {
    targets[target - Formula.LEAST] = true;
  }

  boolean contains(int target) {
    return targets[target - Formula.LEAST];
  }
}

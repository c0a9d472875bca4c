package org.monsterbox.core.cube.solver;

import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Side;

/** Which targets can be made at all: all that a proof needs, in a few bytes. */
public final class Reachable extends Collector {

  private final boolean[] targets = new boolean[Formula.MOST - Formula.LEAST + 1];

  Reachable(Grid grid, Side side) {
    super(grid, side);
  }

  @Override
  void makes(int target) {
    targets[target - Formula.LEAST] = true;
  }

  public boolean contains(int target) {
    return targets[target - Formula.LEAST];
  }
}

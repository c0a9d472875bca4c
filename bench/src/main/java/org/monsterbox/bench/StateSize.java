package org.monsterbox.bench;

import org.monsterbox.bench.Positions.Position;
import org.openjdk.jol.info.GraphLayout;

/**
 * How much memory the states of a game take, each with all that it refers to but the constants of
 * enums: those belong to the program, and no state has them for itself.
 */
record StateSize(long mean, long largest) {

  private static final int POSITIONS = 300;

  static StateSize of(BenchGame<?, ?, ?> game) {
    long sum = 0;
    long largest = 0;
    int count = 0;
    for (Position<?, ?> position : Positions.of(game.rules(), POSITIONS)) {
      long size = withoutConstants(GraphLayout.parseInstance(position.state())).totalSize();
      sum += size;
      largest = Math.max(largest, size);
      count++;
    }
    return new StateSize(sum / count, largest);
  }

  private static GraphLayout withoutConstants(GraphLayout state) {
    GraphLayout rest = state;
    for (Class<?> type : state.getClasses()) {
      if (type.isEnum()) {
        rest = rest.subtract(GraphLayout.parseInstance(type.getEnumConstants()));
      }
    }
    return rest;
  }
}

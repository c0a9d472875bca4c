package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.game.Chance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to find every claim that is right on a layout of Monster Cube. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SolverBenchmark {

  private static final int LAYOUTS = 500;
  private static final int MOST_MOVES = 30;

  private final Terms terms =
      new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), false, false, false);
  private final List<Layout> layouts = layouts();
  private int index;

  private static List<Layout> layouts() {
    List<Layout> layouts = new ArrayList<>();
    for (int i = 0; i < LAYOUTS; i++) {
      layouts.add(moved(Chance.of(i, "layouts"), i % MOST_MOVES));
    }
    return layouts;
  }

  /** A layout as it is after so many moves. */
  private static Layout moved(Chance chance, int moves) {
    int[] order = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    Chance rest = chance.shuffle(order);
    Layout layout = Layout.start(Layout.Shape.BRICK, order);
    for (int i = 0; i < moves; i++) {
      int tile = 1 + rest.below(Tiles.COUNT);
      List<Cell> places = Placement.places(layout, tile, false);
      if (!places.isEmpty()) {
        layout = layout.with(tile, places.get(rest.next().below(places.size())));
      }
      rest = rest.next().next();
    }
    return layout;
  }

  @Benchmark
  public Solutions solve() {
    index = index + 1 == layouts.size() ? 0 : index + 1;
    return Solver.solve(layouts.get(index), terms);
  }
}

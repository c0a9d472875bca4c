package org.monsterbox.core.cube.solver;

import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Tiles;

/** What becomes of the triples that the solver finds. */
abstract class Collector {

  final Grid grid;
  private final Side side;

  Collector(Grid grid, Side side) {
    this.grid = grid;
    this.side = side;
  }

  /** What is found from now on needs this move; tile 0 is none. */
  void moved(int tile, int place) {}

  /** A triple was found, before what it makes is told. */
  void found(Combo combo, int place1, int c1, int place2, int c2, int place3, int c3) {}

  /** The triple makes this target, perhaps in more than one way. */
  abstract void makes(int target);

  final void add(Combo combo, int place1, int c1, int place2, int c2, int place3, int c3) {
    found(combo, place1, c1, place2, c2, place3, c3);
    int a = Tiles.value(grid.tiles[place1], c1, side);
    int b = Tiles.value(grid.tiles[place2], c2, side);
    int c = Tiles.value(grid.tiles[place3], c3, side);
    if (side == Side.NUMBERS) {
      makes(a * b + c);
      makes(a * b - c);
      makes(a * c + b);
      makes(a * c - b);
      makes(b * c + a);
      makes(b * c - a);
    } else {
      int all = a + b + c;
      makes(all);
      makes(all - 2 * a);
      makes(all - 2 * b);
      makes(all - 2 * c);
      makes(2 * a - all);
      makes(2 * b - all);
      makes(2 * c - all);
    }
  }
}

package org.monsterbox.core.cube.solver;

import org.monsterbox.core.cube.tiles.Cell.Direction;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;

/** Finds every claim that is right on one layout, for all targets at once. */
public final class Solver {

  private static final int YELLOW = Colour.YELLOW.index;
  private static final int RED = Colour.RED.index;
  private static final int BLUE = Colour.BLUE.index;

  private static final int[] AXES = {
    Grid.step(Direction.E), Grid.step(Direction.SE), Grid.step(Direction.NE)
  };

  /** By direction of the neighbour: the colours of the strip that leads there. */
  private static final int[] OUTER = {RED, RED, BLUE, BLUE, YELLOW, YELLOW};

  private static final int[] MIDDLE = {BLUE, YELLOW, YELLOW, RED, RED, BLUE};

  private static final int EAST = Grid.step(Direction.E);
  private static final int NORTH_EAST = Grid.step(Direction.NE);
  private static final int NORTH_WEST = Grid.step(Direction.NW);
  private static final int WEST = Grid.step(Direction.W);
  private static final int SOUTH_WEST = Grid.step(Direction.SW);
  private static final int SOUTH_EAST = Grid.step(Direction.SE);

  private final Terms terms;
  private final boolean lines;
  private final boolean ribbons;
  private final boolean cubes;
  private final Grid grid;
  private final Collector found;

  private Solver(Grid grid, Terms terms, Collector found) {
    this.terms = terms;
    this.lines = terms.combos().contains(Combo.LINE);
    this.ribbons = terms.combos().contains(Combo.RIBBON);
    this.cubes = terms.combos().contains(Combo.CUBE);
    this.grid = grid;
    this.found = found;
  }

  /** All solutions: where a target has none, there is none. */
  public static Solutions solve(Layout layout, Terms terms) {
    Grid grid = new Grid(layout);
    Solutions solutions = new Solutions(grid, terms.side());
    new Solver(grid, terms, solutions).find();
    return solutions;
  }

  /** Those for which no tile is moved. */
  public static Solutions solveUnmoved(Layout layout, Terms terms) {
    Grid grid = new Grid(layout);
    Solutions solutions = new Solutions(grid, terms.side());
    new Solver(grid, terms, solutions).findUnmoved();
    return solutions;
  }

  /** Which targets have a solution. */
  public static Reachable reachable(Layout layout, Terms terms) {
    Grid grid = new Grid(layout);
    Reachable reachable = new Reachable(grid, terms.side());
    new Solver(grid, terms, reachable).find();
    return reachable;
  }

  private void find() {
    if (!terms.moveRequired()) {
      findUnmoved();
    }
    findMoved();
  }

  /** Each triple is found at the one tile that comes first in it. */
  private void findUnmoved() {
    found.moved(0, 0);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      int place = grid.places[tile];
      if (lines) {
        for (int axis = 0; axis < AXES.length; axis++) {
          line(axis, place);
        }
      }
      if (ribbons) {
        for (int direction = 0; direction < Grid.STEPS.length; direction++) {
          ribbon(direction, place, place + Grid.STEPS[direction]);
        }
      }
      if (cubes) {
        cube(place, place + NORTH_EAST, place + NORTH_WEST);
      }
    }
  }

  private void findMoved() {
    int[] tried = new int[Grid.SIZE];
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      int from = grid.places[tile];
      grid.lift(tile);
      tried[from] = tile;
      LiftedTile lifted = new LiftedTile(grid, tile, terms.oneGroup());
      for (int other = 1; other <= Tiles.COUNT; other++) {
        for (int direction = 0; other != tile && direction < Grid.STEPS.length; direction++) {
          int place = grid.places[other] + Grid.STEPS[direction];
          if (grid.tiles[place] == 0 && tried[place] != tile) {
            tried[place] = tile;
            if (lifted.fits(place)) {
              grid.tiles[place] = (byte) tile;
              found.moved(tile, place);
              findWith(place);
              grid.tiles[place] = 0;
            }
          }
        }
      }
      grid.put(tile, from);
    }
  }

  /** Every triple with a face of the tile on that place. */
  private void findWith(int place) {
    if (lines) {
      for (int axis = 0; axis < AXES.length; axis++) {
        line(axis, place);
        line(axis, place - AXES[axis]);
        line(axis, place - 2 * AXES[axis]);
      }
    }
    if (ribbons) {
      for (int direction = 0; direction < Grid.STEPS.length; direction++) {
        int neighbour = place + Grid.STEPS[direction];
        ribbon(direction, place, neighbour);
        ribbon((direction + 3) % Grid.STEPS.length, neighbour, place);
      }
    }
    if (cubes) {
      cube(place, place + NORTH_EAST, place + NORTH_WEST);
      cube(place + SOUTH_EAST, place + EAST, place);
      cube(place + SOUTH_WEST, place, place + WEST);
    }
  }

  private void line(int axis, int first) {
    int second = first + AXES[axis];
    int third = second + AXES[axis];
    if (grid.tiles[first] != 0 && grid.tiles[second] != 0 && grid.tiles[third] != 0) {
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        // The axes are in the order of the colours that touch along them.
        if (!terms.touchingLines() || axis == colour) {
          found.add(Combo.LINE, first, colour, second, colour, third, colour);
        }
      }
    }
  }

  private void ribbon(int direction, int place, int neighbour) {
    if (grid.tiles[place] != 0 && grid.tiles[neighbour] != 0) {
      int outer = OUTER[direction];
      found.add(Combo.RIBBON, place, outer, place, MIDDLE[direction], neighbour, outer);
    }
  }

  private void cube(int yellow, int red, int blue) {
    if (grid.tiles[yellow] != 0 && grid.tiles[red] != 0 && grid.tiles[blue] != 0) {
      found.add(Combo.CUBE, yellow, YELLOW, blue, BLUE, red, RED);
    }
  }
}

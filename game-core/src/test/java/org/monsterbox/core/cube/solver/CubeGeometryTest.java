package org.monsterbox.core.cube.solver;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Cell.Direction;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Chance;

/**
 * The invariants 7 to 13 of the rules document, on random layouts. The system property {@code
 * monsterbox.layouts} makes the long run.
 */
public final class CubeGeometryTest {

  private static final int LAYOUTS = Integer.getInteger("monsterbox.layouts", 60);

  private static List<Terms> terms() {
    return List.of(
        Layouts.CODE,
        new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), true, true, false),
        Layouts.cubes(Side.DICE),
        new Terms(Side.DICE, EnumSet.of(Combo.CUBE, Combo.LINE), false, true, true),
        new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), true, false, true));
  }

  @Test
  public void i10_theSolverFindsWhatBruteForceFinds() {
    for (int i = 0; i < LAYOUTS; i++) {
      Terms terms = terms().get(i % terms().size());
      Layout layout = BruteForce.randomLayout(Chance.of(i, "brute force"), terms.oneGroup());
      assertEquals(
          "layout " + i + ": " + layout,
          new BruteForce(layout, terms).solutions(),
          BruteForce.solved(layout, terms));
    }
  }

  @Test
  public void i10_whatTheSolverFindsIsJudgedRight() {
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "judge"), false);
      Solutions solutions = Solver.solve(layout, Layouts.CODE);
      for (int target : new int[] {1, 12, 40, 56, 63}) {
        for (Solution solution : solutions.of(target)) {
          int moved = solution.move().map(TileMove::tile).orElse(0);
          Layout shown = solution.shownOn(layout);
          assertEquals(
              Verdict.CORRECT,
              Judge.verdict(
                  shown, moved, solution.triple(), Optional.empty(), target, Layouts.CODE));
          assertEquals(target, solution.sum(layout, target, Side.NUMBERS).orElseThrow().result());
        }
      }
    }
  }

  @Test
  public void i07_i08_patternsAreCountedByNeighbours() {
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "counts"), false);
      int[] counts = new int[Combo.values().length];
      for (Solution solution : Solver.solveUnmoved(layout, Layouts.CODE).all()) {
        counts[solution.combo().index]++;
        Set<Colour> colours = EnumSet.noneOf(Colour.class);
        Set<Cell> tiles = new HashSet<>();
        solution
            .triple()
            .faces()
            .forEach(
                face -> {
                  colours.add(face.colour());
                  tiles.add(face.cell());
                });
        assertEquals(1 + solution.combo().index, colours.size());
        assertEquals(solution.combo() == Combo.RIBBON ? 2 : 3, tiles.size());
      }
      assertEquals(3L * rows(layout), counts[Combo.LINE.index]);
      int ends = 0;
      for (int mask : Placement.neighbours(layout)) {
        ends += Integer.bitCount(mask);
      }
      assertEquals(ends, counts[Combo.RIBBON.index]);
      assertEquals(roofed(layout), counts[Combo.CUBE.index]);
    }
  }

  private static boolean has(Layout layout, Cell cell) {
    return layout.tileAt(cell).isPresent();
  }

  private static int rows(Layout layout) {
    int rows = 0;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      for (Direction axis : List.of(Direction.E, Direction.SE, Direction.NE)) {
        Cell next = layout.cellOf(tile).to(axis);
        rows += has(layout, next) && has(layout, next.to(axis)) ? 1 : 0;
      }
    }
    return rows;
  }

  /** Tiles with both neighbours above. */
  private static int roofed(Layout layout) {
    int count = 0;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      Cell cell = layout.cellOf(tile);
      boolean isRoofed = has(layout, cell.to(Direction.NW)) && has(layout, cell.to(Direction.NE));
      count += isRoofed ? 1 : 0;
    }
    return count;
  }

  @Test
  public void i09_patternsDoNotDependOnPlaceAndOrder() {
    for (Solution solution : Solver.solveUnmoved(Layouts.A, Layouts.CODE).all()) {
      List<Face> faces = new ArrayList<>();
      for (Face face : solution.triple().faces()) {
        faces.add(Face.of(face.colour(), face.cell().q() + 17, face.cell().r() - 5));
      }
      int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
      for (int[] order : orders) {
        Triple triple = new Triple(faces.get(order[0]), faces.get(order[1]), faces.get(order[2]));
        assertEquals(Optional.of(solution.combo()), Combo.of(triple));
      }
    }
  }

  @Test
  public void i11_aMoveAndBackChangesNothing() {
    Layout moved = Layouts.A.with(8, new Cell(0, 3));
    assertEquals(Layouts.A, moved.with(8, new Cell(2, 0)));
    assertEquals(
        BruteForce.solved(Layouts.A, Layouts.CODE),
        BruteForce.solved(moved.with(8, new Cell(2, 0)), Layouts.CODE));
  }

  @Test
  public void i12_movesThatKeepOneGroupAreFewer() {
    boolean isEverFewer = false;
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "groups"), false);
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        List<Cell> all = Placement.places(layout, tile, false);
        List<Cell> together = Placement.places(layout, tile, true);
        assertTrue(all.containsAll(together));
        isEverFewer |= together.size() < all.size();
      }
    }
    assertTrue(isEverFewer);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      assertEquals(
          Placement.places(Layouts.A, tile, false), Placement.places(Layouts.A, tile, true));
    }
  }

  @Test
  public void i13_resultsLieInTheirRange() {
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "range"), false);
      for (Terms terms : terms()) {
        Solutions solutions = Solver.solve(layout, terms);
        int least = terms.side() == Side.DICE ? -11 : -8;
        int most = terms.side() == Side.DICE ? 18 : 90;
        for (int target = Formula.LEAST; target <= Formula.MOST; target++) {
          assertTrue(solutions.count(target) == 0 || (target >= least && target <= most));
        }
      }
    }
    assertEquals(0, Solver.solve(Layouts.A, Layouts.CODE).count(1000));
  }

  @Test
  public void ghostPlacesAreWhereATileMayBePut() {
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "ghosts"), false);
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        for (Cell cell : Placement.places(layout, tile, true)) {
          assertEquals(null, Placement.refusal(layout, tile, cell, true));
        }
      }
    }
    assertFalse(Placement.places(Layouts.D, 7, true).contains(new Cell(-3, 3)));
  }
}

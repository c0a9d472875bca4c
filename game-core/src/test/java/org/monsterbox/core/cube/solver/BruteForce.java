package org.monsterbox.core.cube.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Chance;

/**
 * The solver's work done by trying everything: every tile, every cell around, every three faces.
 */
final class BruteForce {

  private static final int MARGIN = 2;

  private final Layout layout;
  private final Terms terms;
  private final Set<String> found = new TreeSet<>();

  BruteForce(Layout layout, Terms terms) {
    this.layout = layout;
    this.terms = terms;
  }

  /** Every target, move and set of faces, as text. */
  Set<String> solutions() {
    if (!terms.moveRequired()) {
      tryAll(layout, 0, "");
    }
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      for (Cell cell : cellsAround()) {
        if (Placement.refusal(layout, tile, cell, terms.oneGroup()) == null) {
          tryAll(layout.with(tile, cell), tile, new TileMove(tile, cell).text());
        }
      }
    }
    return found;
  }

  private List<Cell> cellsAround() {
    int qMin = Integer.MAX_VALUE;
    int qMax = Integer.MIN_VALUE;
    int rMin = Integer.MAX_VALUE;
    int rMax = Integer.MIN_VALUE;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      qMin = Math.min(qMin, layout.q(tile));
      qMax = Math.max(qMax, layout.q(tile));
      rMin = Math.min(rMin, layout.r(tile));
      rMax = Math.max(rMax, layout.r(tile));
    }
    List<Cell> cells = new ArrayList<>();
    for (int q = qMin - MARGIN; q <= qMax + MARGIN; q++) {
      for (int r = rMin - MARGIN; r <= rMax + MARGIN; r++) {
        cells.add(new Cell(q, r));
      }
    }
    return cells;
  }

  private void tryAll(Layout shown, int moved, String move) {
    List<Face> faces = shown.faces();
    for (int i = 0; i < faces.size(); i++) {
      for (int j = i + 1; j < faces.size(); j++) {
        for (int k = j + 1; k < faces.size(); k++) {
          // Faces are in the order of their tiles, three each.
          if (moved == 0 || i / 3 == moved - 1 || j / 3 == moved - 1 || k / 3 == moved - 1) {
            Triple triple = new Triple(faces.get(i), faces.get(j), faces.get(k));
            if (isAllowed(triple)) {
              addResults(shown, triple, move);
            }
          }
        }
      }
    }
  }

  private boolean isAllowed(Triple triple) {
    return Combo.of(triple).filter(combo -> terms.allows(combo, triple)).isPresent();
  }

  private void addResults(Layout shown, Triple triple, String move) {
    int a = shown.value(triple.first(), terms.side());
    int b = shown.value(triple.second(), terms.side());
    int c = shown.value(triple.third(), terms.side());
    for (int result : Sum.results(a, b, c, terms.side())) {
      found.add(text(result, move, triple));
    }
  }

  static String text(int target, String move, Triple triple) {
    TreeSet<String> faces = new TreeSet<>();
    triple.faces().forEach(face -> faces.add(face.text()));
    return target + " " + move + " " + faces;
  }

  /** What the solver finds, in the same words. */
  static Set<String> solved(Layout layout, Terms terms) {
    Solutions solutions = Solver.solve(layout, terms);
    Set<String> texts = new TreeSet<>();
    int count = 0;
    for (int target = Formula.LEAST; target <= Formula.MOST; target++) {
      count += solutions.count(target);
      for (Solution solution : solutions.of(target)) {
        String move = solution.move().map(TileMove::text).orElse("");
        texts.add(text(target, move, solution.triple()));
      }
    }
    if (count != texts.size()) {
      throw new AssertionError("Counted twice: " + layout);
    }
    return texts;
  }

  /** Some legal moves from a starting layout. */
  static Layout randomLayout(Chance chance, boolean oneGroup) {
    Layout.Shape shape = chance.below(2) == 0 ? Layout.Shape.BRICK : Layout.Shape.RHOMBUS;
    Layout layout = Layout.shuffled(shape, chance.branch(1));
    int moves = chance.branch(2).below(40);
    for (int i = 0; i < moves; i++) {
      Chance step = chance.branch(3).branch(i);
      int tile = 1 + step.below(Tiles.COUNT);
      List<Cell> places = Placement.places(layout, tile, oneGroup);
      if (!places.isEmpty()) {
        layout = layout.with(tile, places.get(step.next().below(places.size())));
      }
    }
    return layout;
  }
}

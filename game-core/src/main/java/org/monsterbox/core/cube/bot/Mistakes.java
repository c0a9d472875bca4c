package org.monsterbox.core.cube.bot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.cube.moves.Claims;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Picks;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Chance;

/** Claims as people get them wrong: a sum that is out by little, or a pattern that is bent. */
final class Mistakes {

  private static final double OUT_BY_LITTLE = 0.6;
  private static final int LITTLE = 2;

  private record Mistake(int card, Triple triple) {}

  private final CubeView view;
  private final Layout layout;
  private final Terms terms;
  private final OptionalInt moved;

  private Mistakes(CubeView view) {
    this.view = view;
    this.layout = view.zone(view.seat());
    this.terms = view.rules().terms;
    this.moved = view.movedTile();
  }

  /** One of them, made at that time; empty if there is nothing to get wrong. */
  static Optional<CubeMove.Submit> draw(CubeView view, Chance chance, long time) {
    Mistakes mistakes = new Mistakes(view);
    List<Mistake> close = mistakes.closeSums();
    List<Mistake> bent = mistakes.bentPatterns();
    boolean isClose = chance.unit() < OUT_BY_LITTLE;
    List<Mistake> chosen = (isClose && !close.isEmpty()) || bent.isEmpty() ? close : bent;
    if (chosen.isEmpty()) {
      return Optional.empty();
    }
    Mistake mistake = chosen.get(chance.next().below(chosen.size()));
    return Optional.of(
        Claims.of(view.rules(), mistake.card(), Optional.empty(), mistake.triple(), time));
  }

  /** Patterns that make almost a target. */
  private List<Mistake> closeSums() {
    List<Mistake> close = new ArrayList<>();
    for (Solution solution : Solver.solveUnmoved(layout, terms).all()) {
      Triple triple = solution.triple();
      List<Integer> results = Picks.results(layout, terms.side(), triple);
      for (int card : view.targetCards()) {
        int target = view.target(card);
        if (usesMoved(triple) && !results.contains(target) && isClose(results, target)) {
          close.add(new Mistake(card, triple));
        }
      }
    }
    return close;
  }

  private static boolean isClose(List<Integer> results, int target) {
    return results.stream().anyMatch(result -> Math.abs(result - target) <= LITTLE);
  }

  private boolean usesMoved(Triple triple) {
    return moved.isEmpty()
        || triple.faces().stream()
            .anyMatch(face -> face.cell().equals(layout.cellOf(moved.getAsInt())));
  }

  /** Two faces of a tile and one of its neighbour that would make a target, in three colours. */
  private List<Mistake> bentPatterns() {
    List<Mistake> bent = new ArrayList<>();
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      for (Colour middle : Colour.values()) {
        for (Colour outer : Colour.values()) {
          if (outer != middle) {
            addBent(tile, middle, outer, bent);
          }
        }
      }
    }
    return bent;
  }

  private void addBent(int tile, Colour middle, Colour outer, List<Mistake> bent) {
    Face bend = new Face(middle, layout.cellOf(tile));
    Face beyond = Combo.beyond(bend, outer);
    if (layout.tileAt(beyond.cell()).isEmpty()) {
      return;
    }
    Triple triple = new Triple(new Face(other(middle, outer), bend.cell()), bend, beyond);
    List<Integer> results = Picks.results(layout, terms.side(), triple);
    for (int card : view.targetCards()) {
      if (usesMoved(triple) && results.contains(view.target(card))) {
        bent.add(new Mistake(card, triple));
      }
    }
  }

  /** The third colour. */
  private static Colour other(Colour one, Colour two) {
    EnumSet<Colour> others = EnumSet.complementOf(EnumSet.of(one, two));
    return others.iterator().next();
  }
}

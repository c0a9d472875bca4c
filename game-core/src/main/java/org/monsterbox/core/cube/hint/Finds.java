package org.monsterbox.core.cube.hint;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.game.Chance;

/** All that a seat could find, and what it comes across first. */
public final class Finds {

  private final List<Found> all;

  private Finds(List<Found> all) {
    this.all = all;
  }

  /** Everything that this seat may claim, with at most one move or after the move of its turn. */
  public static Finds of(CubeView view) {
    Layout zone = view.zone(view.seat());
    Solutions solutions = Solver.solve(zone, view.rules().terms);
    List<Found> all = new ArrayList<>();
    for (int card : view.targetCards()) {
      int target = view.target(card);
      for (Solution solution : solutions.of(target)) {
        all.add(Found.of(view.ruleSet(), card, target, solution));
      }
    }
    return new Finds(view.ruleSet().isShared() ? kept(all, zone) : all);
  }

  /** After the call: everything with the tile that was moved. */
  public static Finds shown(CubeView view) {
    Layout zone = view.zone(view.seat());
    int moved = view.movedTile().orElseThrow();
    Solutions solutions = Solver.solveUnmoved(zone, view.rules().terms);
    List<Found> all = new ArrayList<>();
    for (int card : view.row()) {
      for (Solution solution : solutions.of(card)) {
        if (solution.triple().faces().stream()
            .anyMatch(face -> face.cell().equals(zone.cellOf(moved)))) {
          all.add(Found.of(view.ruleSet(), card, card, solution));
        }
      }
    }
    return new Finds(all);
  }

  /** Nobody splits the board, or splits it further, as long as something else will do. */
  private static List<Found> kept(List<Found> all, Layout zone) {
    int groups = Placement.groups(zone);
    List<Found> kept = new ArrayList<>();
    for (Found found : all) {
      TileMove move = found.solution().move().orElse(null);
      if (move == null || Placement.groups(zone.with(move.tile(), move.to())) <= groups) {
        kept.add(found);
      }
    }
    return kept.isEmpty() ? all : kept;
  }

  public List<Found> all() {
    return all;
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  public double weight() {
    double sum = 0;
    for (Found found : all) {
      sum += found.weight();
    }
    return sum;
  }

  /** Those of one card. */
  public Finds of(int card) {
    List<Found> ofCard = new ArrayList<>(all);
    ofCard.removeIf(found -> found.card() != card);
    return new Finds(ofCard);
  }

  /** One of them, the more easily the more likely. There must be one. */
  public Found draw(Chance chance) {
    double left = chance.unit() * weight();
    for (Found found : all) {
      left -= found.weight();
      if (left < 0) {
        return found;
      }
    }
    return all.get(all.size() - 1);
  }

  /** The one that is seen most easily. There must be one. */
  public Found easiest() {
    Found easiest = all.get(0);
    for (Found found : all) {
      easiest = found.weight() > easiest.weight() ? found : easiest;
    }
    return easiest;
  }
}

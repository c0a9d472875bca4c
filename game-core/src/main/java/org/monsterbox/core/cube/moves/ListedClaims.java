package org.monsterbox.core.cube.moves;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Triple;

/**
 * There are more claims than anybody would list: some that are right are here for each card, and
 * one that is wrong.
 */
final class ListedClaims {

  private static final int CLAIMS_OF_A_CARD = 20;

  private final CubeState now;
  private final int seat;
  private final Layout zone;
  private final List<? super CubeMove.Submit> moves;

  private ListedClaims(CubeState now, int seat, List<? super CubeMove.Submit> moves) {
    this.now = now;
    this.seat = seat;
    this.zone = now.zone(seat);
    this.moves = moves;
  }

  static void add(CubeState now, int seat, List<? super CubeMove.Submit> moves) {
    ListedClaims claims = new ListedClaims(now, seat, moves);
    if (now.phase() == Phase.SHOW) {
      claims.addShown();
    } else {
      claims.addFound();
    }
    claims.addWrong();
  }

  private void addFound() {
    Solutions solutions = Solver.solve(zone, now.rules().terms);
    for (int card : now.targetCards(seat)) {
      addSome(card, solutions.of(now.target(seat, card)));
    }
  }

  /** After a tile was moved for good: only with that one. */
  private void addShown() {
    Cell moved = zone.cellOf(now.movedTile());
    Solutions solutions = Solver.solveUnmoved(zone, now.rules().terms);
    for (int card : now.targetCards(seat)) {
      List<Solution> using = solutions.of(card);
      using.removeIf(solution -> !solution.triple().uses(moved));
      addSome(card, using);
    }
  }

  /** Evenly out of all, so that tiles are moved, too. */
  private void addSome(int card, List<Solution> solutions) {
    int target = now.target(seat, card);
    int count = Math.min(CLAIMS_OF_A_CARD, solutions.size());
    for (int i = 0; i < count; i++) {
      Solution solution = solutions.get(i * solutions.size() / count);
      moves.add(Claims.of(now.rules(), zone, card, target, solution, now.clock()));
    }
  }

  /** One tile's own faces are no pattern, whatever the card. */
  private void addWrong() {
    Cell cell = zone.cellOf(1);
    Triple own =
        new Triple(
            new Face(Colour.YELLOW, cell), new Face(Colour.RED, cell), new Face(Colour.BLUE, cell));
    moves.add(
        Claims.of(now.rules(), now.targetCards(seat).get(0), Optional.empty(), own, now.clock()));
  }
}

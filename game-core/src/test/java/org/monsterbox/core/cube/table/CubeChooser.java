package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solutions;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.game.Chance;

/** Plays at random, but not quite aimlessly, and at odd times. */
final class CubeChooser {

  private static final int LONGEST_WAIT = 4000;

  private CubeChooser() {}

  static CubeMove choose(CubeState state, List<CubeMove> moves, Chance chance) {
    List<CubeMove> sensible = new ArrayList<>(moves);
    if (moves.size() > 1 && chance.branch(1).below(8) > 0) {
      // Pauses are rare, and so are clocks that run out where something can be done.
      sensible.removeIf(move -> move instanceof CubeMove.Pause);
    }
    if (sensible.size() > 1 && chance.branch(2).below(4) > 0) {
      sensible.removeIf(move -> move instanceof CubeMove.Tick);
    }
    if (chance.branch(7).below(3) > 0) {
      sensible.removeIf(move -> move instanceof CubeMove.Hint);
    }
    CubeMove move = ByKind.choose(sensible, chance.branch(3));
    if (move instanceof CubeMove.PlaceTile && chance.branch(4).below(3) > 0) {
      move = useful(state, chance.branch(5)).orElse(move);
    }
    return at(state, move, chance.branch(6));
  }

  /** A place from which a card of the row can be claimed. */
  private static Optional<CubeMove> useful(CubeState state, Chance chance) {
    Solutions solutions = Solver.solve(state.zones[state.currentSeat], state.rules.terms);
    int card = state.row[chance.below(state.row.length)];
    List<Solution> found = solutions.of(card);
    return found.isEmpty()
        ? Optional.empty()
        : found
            .get(chance.next().below(found.size()))
            .move()
            .map(move -> new CubeMove.PlaceTile(move, state.clock));
  }

  /** The move a little later, if there is time. */
  private static CubeMove at(CubeState state, CubeMove move, Chance chance) {
    long time = move.time() + chance.below(LONGEST_WAIT);
    boolean isInTime =
        move instanceof CubeMove.Tick || state.deadline == CubeState.NONE || time < state.deadline;
    return state.paused || !isInTime ? move : move.at(time);
  }
}

package org.monsterbox.core.cube.moves;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** What a seat does in certain phases, while the game does not pause. */
abstract class CubeAction<M extends CubeMove> implements Action<CubeState, Playing, M> {

  private final Set<Phase> phases;

  CubeAction(Phase... phases) {
    this.phases = Set.of(phases);
  }

  @Override
  public final boolean fits(CubeState now) {
    return !now.isPaused() && phases.contains(now.phase());
  }

  @Override
  public final @Nullable Code refusal(CubeState now, int seat, M move) {
    return now.hasSeat(seat) ? refusalOf(now, seat, move) : CommonCode.BAD_SEAT;
  }

  /** Why a seat of this table cannot make it, in the order of the rules, or null if it can. */
  abstract @Nullable Code refusalOf(CubeState now, int seat, M move);
}

package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** What only the seat whose turn it is may do. */
abstract class TurnAction<M extends CubeMove> implements Action<M> {

  private final Phase phase;

  TurnAction(Phase phase) {
    this.phase = phase;
  }

  @Override
  public final boolean isIn(Phase now) {
    return now == phase;
  }

  @Override
  public final @Nullable Code refusal(CubeState now, int seat, M move) {
    return seat == now.currentSeat ? refusal(now, move) : CommonCode.NOT_YOUR_TURN;
  }

  abstract @Nullable Code refusal(CubeState now, M move);
}

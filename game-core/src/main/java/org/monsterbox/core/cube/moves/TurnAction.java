package org.monsterbox.core.cube.moves;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** What only the seat whose turn it is may do. */
abstract class TurnAction<M extends CubeMove> extends CubeAction<M> {

  TurnAction(Phase phase) {
    super(phase);
  }

  @Override
  final @Nullable Code refusalOf(CubeState now, int seat, M move) {
    return now.isTurnOf(seat) ? refusalInTurn(now, seat, move) : CommonCode.NOT_YOUR_TURN;
  }

  abstract @Nullable Code refusalInTurn(CubeState now, int seat, M move);
}

package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.TurnFlow;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** The shout "Monster!" in a turn. */
final class CallAction extends TurnAction<CubeMove.Call> {

  CallAction() {
    super(Phase.TURN);
  }

  @Override
  @Nullable Code refusalInTurn(CubeState now, int seat, CubeMove.Call move) {
    return now.isTilePut() ? null : CubeCode.NO_TILE_MOVED;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Call move) {
    TurnFlow.call(play);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Call> moves) {
    if (now.isTilePut()) {
      moves.add(new CubeMove.Call(now.clock()));
    }
  }
}

package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.TurnFlow;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** Puts the tile back where it was. */
final class TakeBackAction extends TurnAction<CubeMove.TakeBack> {

  TakeBackAction() {
    super(Phase.TURN);
  }

  @Override
  @Nullable Code refusalInTurn(CubeState now, int seat, CubeMove.TakeBack move) {
    if (now.rules().firstDrop) {
      return CubeCode.MOVE_COMMITTED;
    }
    return now.isTilePut() ? null : CubeCode.NO_TILE_MOVED;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.TakeBack move) {
    TurnFlow.takeBack(play);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.TakeBack> moves) {
    if (now.isTilePut() && !now.rules().firstDrop) {
      moves.add(new CubeMove.TakeBack(now.clock()));
    }
  }
}

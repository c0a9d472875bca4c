package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.TurnFlow;
import org.monsterbox.core.game.Code;

/** Uncovers the row. */
final class ReadyAction extends TurnAction<CubeMove.Ready> {

  ReadyAction() {
    super(Phase.HANDOVER);
  }

  @Override
  @Nullable Code refusalInTurn(CubeState now, int seat, CubeMove.Ready move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Ready move) {
    TurnFlow.begin(play, seat);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Ready> moves) {
    moves.add(new CubeMove.Ready(now.clock()));
  }
}

package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Uncovers the row. */
final class ReadyAction extends TurnAction<CubeMove.Ready> {

  ReadyAction() {
    super(Phase.HANDOVER);
  }

  @Override
  @Nullable Code refusal(CubeState now, CubeMove.Ready move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Ready move) {
    TurnFlow.begin(play, seat);
  }
}

package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.game.Code;

/** Stops the game's clock. What was going on is remembered. */
final class PauseAction extends ClockAction<CubeMove.Pause> {

  @Override
  public boolean fits(CubeState now) {
    return !now.isPaused() && !now.isOver();
  }

  @Override
  @Nullable Code refusalOfTime(CubeState now, long time) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Pause move) {
    play.pause(true);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Pause> moves) {
    moves.add(new CubeMove.Pause(now.clock()));
  }
}

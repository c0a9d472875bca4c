package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** Lets the game's clock go on. */
final class ResumeAction extends ClockAction<CubeMove.Resume> {

  @Override
  public boolean fits(CubeState now) {
    return now.isPaused();
  }

  /** The clock stands still in a pause, so that going on happens at the time of the pause. */
  @Override
  @Nullable Code refusalOfTime(CubeState now, long time) {
    return time > now.clock() ? CubeCode.PAUSED : null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Resume move) {
    play.pause(false);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Resume> moves) {
    moves.add(new CubeMove.Resume(now.clock()));
  }
}

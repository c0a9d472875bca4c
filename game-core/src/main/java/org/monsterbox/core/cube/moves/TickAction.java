package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** A deadline has passed. It is judged by the table that waited for it. */
final class TickAction extends ClockAction<CubeMove.Tick> {

  @Override
  public boolean fits(CubeState now) {
    return !now.isPaused() && now.hasDeadline();
  }

  @Override
  @Nullable Code refusalOfTime(CubeState now, long time) {
    return time < now.deadline() ? CommonCode.WRONG_PHASE : null;
  }

  /** The time that every move lets pass is all of it. */
  @Override
  public void play(Playing play, int seat, CubeMove.Tick move) {}

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Tick> moves) {
    moves.add(new CubeMove.Tick(now.deadline()));
  }
}

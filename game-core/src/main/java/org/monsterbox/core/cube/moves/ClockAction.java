package org.monsterbox.core.cube.moves;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** What is done to the clock. It is for those who may act, in whatever phase. */
abstract class ClockAction<M extends CubeMove> implements Action<CubeState, Playing, M> {

  @Override
  public final @Nullable Code refusal(CubeState now, int seat, M move) {
    Code untimely = refusalOfTime(now, move.time());
    if (untimely != null) {
      return untimely;
    }
    if (!now.hasSeat(seat)) {
      return CommonCode.BAD_SEAT;
    }
    if (now.turn().includes(seat)) {
      return null;
    }
    return now.hasClaimer() ? CubeCode.NOT_YOUR_CLAIM : CommonCode.NOT_YOUR_TURN;
  }

  /** Why it cannot be done at that time, whoever does it, or null if it can. */
  abstract @Nullable Code refusalOfTime(CubeState now, long time);
}

package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Stops the game's clock, and lets it go on. What was going on is remembered. */
final class Pausing {

  private Pausing() {}

  /** Why a paused game refuses this move, or null if it does not. */
  static @Nullable Code refusal(CubeState now, CubeMove move) {
    if (move instanceof CubeMove.Resume) {
      // The clock stands still in a pause, so that going on happens at the time of the pause.
      return !now.paused
          ? CommonCode.WRONG_PHASE
          : move.time() > now.clock ? CubeCode.PAUSED : null;
    }
    return now.paused ? CubeCode.PAUSED : null;
  }

  static boolean isOne(CubeMove move) {
    return move instanceof CubeMove.Pause || move instanceof CubeMove.Resume;
  }

  static void play(Playing play) {
    CubeState now = play.now;
    now.paused = !now.paused;
    if (play.isTold()) {
      play.tell(now.paused ? new CubeEvent.Paused() : new CubeEvent.Resumed());
    }
  }
}

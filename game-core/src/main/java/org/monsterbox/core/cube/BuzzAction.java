package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** The shout "Monster!": the first one claims. */
final class BuzzAction implements Action<CubeMove.Buzz> {

  @Override
  public boolean isIn(Phase phase) {
    return phase == Phase.SEARCH;
  }

  @Override
  public @Nullable Code refusal(CubeState now, int seat, CubeMove.Buzz move) {
    return now.clock < now.lockedUntil[seat] ? CubeCode.SEAT_LOCKED : null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Buzz move) {
    play.now.claimer = seat;
    play.now.lastClaimer = seat;
    play.enter(Phase.CLAIM, play.now.rules.claimMs);
    if (play.isTold()) {
      play.tell(new CubeEvent.Buzzed(seat, play.now.deadline));
    }
  }
}

package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.Searching;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** The shout "Monster!": the first one claims. */
final class BuzzAction extends CubeAction<CubeMove.Buzz> {

  BuzzAction() {
    super(Phase.SEARCH);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.Buzz move) {
    return now.clock() < now.lockedUntil(seat) ? CubeCode.SEAT_LOCKED : null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Buzz move) {
    Searching.buzz(play, seat);
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Buzz> moves) {
    long time = Math.max(now.clock(), now.lockedUntil(seat));
    if (!now.hasDeadline() || time < now.deadline()) {
      moves.add(new CubeMove.Buzz(time));
    }
  }
}

package org.monsterbox.core.cube;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Finds no match, or takes that back. */
final class VoteAction extends CubeAction<CubeMove.VoteNoMatch> {

  VoteAction() {
    super(Phase.SEARCH);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.VoteNoMatch move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.VoteNoMatch move) {
    CubeState now = play.now;
    now.votes = move.on() ? now.votes | 1 << seat : now.votes & ~(1 << seat);
    if (play.isTold()) {
      play.tell(new CubeEvent.Voted(seat, move.on()));
    }
    if (now.votes == (1 << now.seats) - 1) {
      Flow.of(now.rules.ruleSet).allVoted(play);
    }
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.VoteNoMatch> moves) {
    moves.add(new CubeMove.VoteNoMatch((now.votes >>> seat & 1) == 0, now.clock));
  }
}

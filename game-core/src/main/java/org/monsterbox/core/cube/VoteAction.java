package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Finds no match, or takes that back. */
final class VoteAction implements Action<CubeMove.VoteNoMatch> {

  @Override
  public boolean isIn(Phase phase) {
    return phase == Phase.SEARCH;
  }

  @Override
  public @Nullable Code refusal(CubeState now, int seat, CubeMove.VoteNoMatch move) {
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
}

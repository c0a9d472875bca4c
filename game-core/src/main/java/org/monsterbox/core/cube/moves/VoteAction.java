package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.Searching;
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
    Searching.vote(play, seat, move.on());
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.VoteNoMatch> moves) {
    moves.add(new CubeMove.VoteNoMatch(!now.hasVoted(seat), now.clock()));
  }
}

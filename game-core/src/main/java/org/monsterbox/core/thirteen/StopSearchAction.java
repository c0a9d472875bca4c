package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.SearchStopped;
import org.monsterbox.core.thirteen.ThirteenMove.StopSearch;

/** Leaves the third card of a Prophet where it is. */
final class StopSearchAction implements Action<StopSearch> {

  private static final StopSearch MOVE = new StopSearch();

  @Override
  public @Nullable Code refusal(ThirteenView table, StopSearch move) {
    if (table.phase != Phase.FLIP) {
      return CommonCode.WRONG_PHASE;
    }
    return table.faceUp.count() < 2 ? ThirteenCode.MUST_FLIP : null;
  }

  @Override
  public void play(Playing play, StopSearch move) {
    play.table.phase = Phase.REVEAL;
    if (play.isTold()) {
      play.tell(new SearchStopped(play.table.actor));
    }
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (refusal(table, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

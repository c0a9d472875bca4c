package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.StopSearch;
import org.monsterbox.core.thirteen.table.PairSearch;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Leaves the third card of a Prophet where it is. */
final class StopSearchAction implements Action<ThirteenView, Playing, StopSearch> {

  private static final StopSearch MOVE = new StopSearch();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.FLIP;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, StopSearch move) {
    return table.faceUpCount() < 2 ? ThirteenCode.MUST_FLIP : null;
  }

  @Override
  public void play(Playing play, int seat, StopSearch move) {
    PairSearch.stop(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super StopSearch> moves) {
    if (refusal(table, seat, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

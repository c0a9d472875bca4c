package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Accept;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.Trading;

/** Takes an offer: all its sets change hands at once. */
final class AcceptAction implements Action<ThirteenView, Playing, Accept> {

  private static final Accept MOVE = new Accept();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.TRADE_REPLY;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Accept move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Accept move) {
    Trading.accept(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Accept> moves) {
    moves.add(MOVE);
  }
}

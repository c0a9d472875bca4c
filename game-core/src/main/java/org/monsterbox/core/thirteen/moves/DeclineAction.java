package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Decline;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.Trading;

/** Does not take an offer. */
final class DeclineAction implements Action<ThirteenView, Playing, Decline> {

  private static final Decline MOVE = new Decline();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.TRADE_REPLY;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Decline move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Decline move) {
    Trading.decline(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Decline> moves) {
    moves.add(MOVE);
  }
}

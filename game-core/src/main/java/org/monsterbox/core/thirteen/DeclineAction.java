package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeDeclined;
import org.monsterbox.core.thirteen.ThirteenMove.Decline;

/** Does not take an offer. */
final class DeclineAction implements Action<ThirteenView, Playing, Decline> {

  private static final Decline MOVE = new Decline();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.TRADE_REPLY;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Decline move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Decline move) {
    Offer offer = play.table.offer().orElseThrow();
    play.table.offer = null;
    if (play.isTold()) {
      play.tell(new TradeDeclined(offer.from(), offer.to()));
    }
    TurnOrder.backToAction(play.table);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Decline> moves) {
    moves.add(MOVE);
  }
}

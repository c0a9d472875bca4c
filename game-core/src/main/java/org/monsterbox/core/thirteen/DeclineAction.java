package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeDeclined;
import org.monsterbox.core.thirteen.ThirteenMove.Decline;

/** Does not take an offer. */
final class DeclineAction implements Action<Decline> {

  private static final Decline MOVE = new Decline();

  @Override
  public @Nullable Code refusal(ThirteenView table, Decline move) {
    return table.phase == Phase.TRADE_REPLY ? null : CommonCode.WRONG_PHASE;
  }

  @Override
  public void play(Playing play, Decline move) {
    Offer offer = play.table.offer().orElseThrow();
    play.table.offer = null;
    if (play.isTold()) {
      play.tell(new TradeDeclined(offer.from(), offer.to()));
    }
    TurnOrder.backToAction(play.table);
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (table.phase == Phase.TRADE_REPLY) {
      moves.add(MOVE);
    }
  }
}

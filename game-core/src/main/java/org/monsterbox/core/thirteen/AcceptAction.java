package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeAccepted;
import org.monsterbox.core.thirteen.ThirteenMove.Accept;

/** Takes an offer: all its sets change hands at once. */
final class AcceptAction implements Action<ThirteenView, Playing, Accept> {

  private static final Accept MOVE = new Accept();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.TRADE_REPLY;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Accept move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Accept move) {
    Offer offer = play.table.offer().orElseThrow();
    play.table.offer = null;
    if (play.isTold()) {
      play.tell(new TradeAccepted(offer.from(), offer.to(), offer.give(), offer.get()));
    }
    for (int set : offer.give()) {
      Holdings.move(play, offer.from(), offer.to(), set, MoveReason.TRADE);
    }
    for (int set : offer.get()) {
      Holdings.move(play, offer.to(), offer.from(), set, MoveReason.TRADE);
    }
    Settle.settle(play, Resume.ACTION);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Accept> moves) {
    moves.add(MOVE);
  }
}

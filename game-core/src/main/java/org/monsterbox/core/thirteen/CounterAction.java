package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeCountered;
import org.monsterbox.core.thirteen.ThirteenMove.Counter;

/** Answers an offer by another one. */
final class CounterAction implements Action<Counter> {

  @Override
  public @Nullable Code refusal(ThirteenView table, Counter move) {
    Offer offer = table.offer;
    if (offer == null) {
      return CommonCode.WRONG_PHASE;
    }
    return TradeTerms.refusal(table, offer.to(), offer.from(), move.give(), move.get());
  }

  @Override
  public void play(Playing play, Counter move) {
    Offer before = play.table.offer().orElseThrow();
    Offer offer = new Offer(before.to(), before.from(), move.give(), move.get());
    TradeTerms.offer(play, offer);
    if (play.isTold()) {
      play.tell(new TradeCountered(offer.from(), offer.to(), offer.give(), offer.get()));
    }
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    Offer offer = table.offer;
    if (offer != null) {
      TradeTerms.list(table, offer.to(), offer.from(), Counter::new, moves);
    }
  }
}

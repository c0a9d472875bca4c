package org.monsterbox.core.thirteen;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeCountered;
import org.monsterbox.core.thirteen.ThirteenMove.Counter;

/** Answers an offer by another one. */
final class CounterAction implements Action<ThirteenView, Playing, Counter> {

  @Override
  public boolean fits(ThirteenView table) {
    return table.offer != null;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Counter move) {
    Offer offer = Objects.requireNonNull(table.offer);
    return TradeTerms.refusal(table, offer.to(), offer.from(), move.give(), move.get());
  }

  @Override
  public void play(Playing play, int seat, Counter move) {
    Offer before = play.table.offer().orElseThrow();
    Offer offer = new Offer(before.to(), before.from(), move.give(), move.get());
    TradeTerms.offer(play, offer);
    if (play.isTold()) {
      play.tell(new TradeCountered(offer.from(), offer.to(), offer.give(), offer.get()));
    }
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Counter> moves) {
    Offer offer = Objects.requireNonNull(table.offer);
    TradeTerms.list(table, offer.to(), offer.from(), Counter::new, moves);
  }
}

package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Counter;
import org.monsterbox.core.thirteen.table.Offer;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.Trading;

/** Answers an offer by another one. */
final class CounterAction implements Action<ThirteenView, Playing, Counter> {

  @Override
  public boolean fits(ThirteenView table) {
    return table.offer().isPresent();
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Counter move) {
    Offer offer = table.offer().orElseThrow();
    return TradeTerms.refusal(table, offer.to(), offer.from(), move.give(), move.get());
  }

  @Override
  public void play(Playing play, int seat, Counter move) {
    Offer before = play.table().offer().orElseThrow();
    Trading.counter(play, new Offer(before.to(), before.from(), move.give(), move.get()));
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Counter> moves) {
    Offer offer = table.offer().orElseThrow();
    TradeTerms.list(table, offer.to(), offer.from(), Counter::new, moves);
  }
}

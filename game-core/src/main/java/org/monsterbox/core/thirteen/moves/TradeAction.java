package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.ProposeTrade;
import org.monsterbox.core.thirteen.table.Offer;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.Trading;
import org.monsterbox.core.thirteen.table.TurnStep;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Offers a trade. */
final class TradeAction implements Action<ThirteenView, Playing, ProposeTrade> {

  @Override
  public boolean fits(ThirteenView table) {
    return TurnStep.TRADE.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, ProposeTrade move) {
    if (!mayTrade(table)) {
      return ThirteenCode.NO_TRADE_IN_FINAL_ROUND;
    }
    if (move.to() == seat) {
      return ThirteenCode.SELF_TARGET;
    }
    return TradeTerms.refusal(table, seat, move.to(), move.give(), move.get());
  }

  private static boolean mayTrade(ThirteenView table) {
    return !table.isFinalRound() || table.options().tradeInFinalRound();
  }

  @Override
  public void play(Playing play, int seat, ProposeTrade move) {
    Trading.propose(play, new Offer(seat, move.to(), move.give(), move.get()));
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super ProposeTrade> moves) {
    if (mayTrade(table)) {
      for (int other = 0; other < table.seats(); other++) {
        int to = other;
        if (to != seat) {
          TradeTerms.list(table, seat, to, (give, get) -> new ProposeTrade(to, give, get), moves);
        }
      }
    }
  }
}

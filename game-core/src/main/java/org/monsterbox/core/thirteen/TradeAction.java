package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.TradeProposed;
import org.monsterbox.core.thirteen.ThirteenMove.ProposeTrade;

/** Offers a trade. */
final class TradeAction implements Action<ProposeTrade> {

  @Override
  public @Nullable Code refusal(ThirteenView table, ProposeTrade move) {
    if (!Step.TRADE.isOpen(table)) {
      return CommonCode.WRONG_PHASE;
    }
    if (!mayTrade(table)) {
      return ThirteenCode.NO_TRADE_IN_FINAL_ROUND;
    }
    if (move.to() == table.actor) {
      return ThirteenCode.SELF_TARGET;
    }
    return TradeTerms.refusal(table, table.actor, move.to(), move.give(), move.get());
  }

  private static boolean mayTrade(ThirteenView table) {
    return !table.isFinalRound() || table.options.tradeInFinalRound();
  }

  @Override
  public void play(Playing play, ProposeTrade move) {
    int from = play.table.actor;
    TradeTerms.offer(play, new Offer(from, move.to(), move.give(), move.get()));
    if (play.isTold()) {
      play.tell(new TradeProposed(from, move.to(), move.give(), move.get()));
    }
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (Step.TRADE.isOpen(table) && mayTrade(table)) {
      for (int seat = 0; seat < table.seats; seat++) {
        int to = seat;
        if (to != table.actor) {
          TradeTerms.list(
              table, table.actor, to, (give, get) -> new ProposeTrade(to, give, get), moves);
        }
      }
    }
  }
}

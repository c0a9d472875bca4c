package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.Exchange;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** The whale throws a card away and draws another. */
public final class ExchangeAction implements Action<SeaTable, Playing, Exchange> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Exchange move) {
    if (table.exchangeUsed) {
      return SeaCode.EXCHANGE_USED;
    }
    if (!table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    boolean comesBack = Cards.pile(move.card()) == move.pile();
    return table.isExhausted(move.pile()) && !comesBack ? SeaCode.PILE_EMPTY : null;
  }

  @Override
  public void play(Playing play, int seat, Exchange move) {
    play.table.exchangeUsed = true;
    play.throwAway(seat, List.of(move.card()));
    play.draw(seat, move.pile());
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Exchange> moves) {
    if (table.exchangeUsed) {
      return;
    }
    for (Pile from : WHALE_PILES) {
      long rest = table.hand(from, seat);
      for (; rest != 0; rest = Cards.afterCopies(from, rest)) {
        for (Pile to : WHALE_PILES) {
          if (from == to || !table.isExhausted(to)) {
            moves.add(new Exchange(Cards.lowest(from, rest), to));
          }
        }
      }
    }
  }

  private static final List<Pile> WHALE_PILES = List.of(Pile.CALL, Pile.BOND);
}

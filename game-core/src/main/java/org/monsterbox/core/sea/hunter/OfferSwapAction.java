package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SwapMove.OfferSwap;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The first half of a swap where hands are hidden. */
public final class OfferSwapAction implements Action<SeaTable, Playing, OfferSwap> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION && !table.options.huntersShareHands();
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, OfferSwap move) {
    Code refusal = SwapAction.partnerRefusal(table, seat, move.mate());
    if (refusal != null) {
      return refusal;
    }
    return SwapAction.isWeaponOf(table, seat, move.give()) ? null : SeaCode.NO_SUCH_CARD;
  }

  @Override
  public void play(Playing play, int seat, OfferSwap move) {
    SeaTable table = play.table;
    table.swapUsed = true;
    table.offered = move.give();
    table.actor = move.mate();
    table.phase = Phase.HUNTER_SWAP_REPLY;
    if (play.isTold()) {
      int seats = 1 << seat | 1 << move.mate();
      play.tell(seats, new SeaEvent.SwapOffered(seat, move.mate(), move.give()));
      play.tell(~seats, new SeaEvent.SwapOffered(seat, move.mate(), Cards.NONE));
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super OfferSwap> moves) {
    for (int mate = 1; mate <= table.hunters; mate++) {
      if (SwapAction.partnerRefusal(table, seat, mate) == null) {
        long rest = table.weapons(seat);
        for (; rest != 0; rest = Cards.afterCopies(Pile.WEAPON, rest)) {
          moves.add(new OfferSwap(mate, Cards.lowest(Pile.WEAPON, rest)));
        }
      }
    }
  }
}

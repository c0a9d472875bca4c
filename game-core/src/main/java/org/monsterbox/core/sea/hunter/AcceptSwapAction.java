package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SwapMove.AcceptSwap;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** The mate gives a weapon for the one that is offered. */
public final class AcceptSwapAction implements Action<SeaTable, Playing, AcceptSwap> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_SWAP_REPLY;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, AcceptSwap move) {
    return SwapAction.isWeaponOf(table, seat, move.card()) ? null : SeaCode.NO_SUCH_CARD;
  }

  @Override
  public void play(Playing play, int seat, AcceptSwap move) {
    SeaTable table = play.table;
    SwapAction.change(play, table.current, seat, table.offered, move.card());
    DeclineSwapAction.goOn(table);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super AcceptSwap> moves) {
    long rest = table.weapons(seat);
    for (; rest != 0; rest = Cards.afterCopies(Pile.WEAPON, rest)) {
      moves.add(new AcceptSwap(Cards.lowest(Pile.WEAPON, rest)));
    }
  }
}

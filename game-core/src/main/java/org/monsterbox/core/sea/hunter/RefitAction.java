package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove.Refit;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.turns.Flow;

/** Throws a weapon away for a Movement card out of two. */
public final class RefitAction implements Action<SeaTable, Playing, Refit> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Refit move) {
    if (table.refitUsed) {
      return SeaCode.REFIT_USED;
    }
    if (Cards.pile(move.card()) != Pile.WEAPON || !table.holds(seat, move.card())) {
      return SeaCode.NO_SUCH_CARD;
    }
    return table.isExhausted(Pile.MOVE) ? SeaCode.PILE_EMPTY : null;
  }

  @Override
  public void play(Playing play, int seat, Refit move) {
    play.table.refitUsed = true;
    play.throwAway(seat, List.of(move.card()));
    play.table.phase = Phase.HUNTER_REFIT_CHOICE;
    Flow.drawMovement(play);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Refit> moves) {
    if (table.refitUsed || table.isExhausted(Pile.MOVE)) {
      return;
    }
    long rest = table.weapons(seat);
    for (; rest != 0; rest = Cards.afterCopies(Pile.WEAPON, rest)) {
      moves.add(new Refit(Cards.lowest(Pile.WEAPON, rest)));
    }
  }
}

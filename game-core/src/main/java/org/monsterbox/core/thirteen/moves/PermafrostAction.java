package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Permafrost;
import org.monsterbox.core.thirteen.table.Freezing;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.TurnStep;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Puts a die on a card, so that nobody else may turn it. */
final class PermafrostAction implements Action<ThirteenView, Playing, Permafrost> {

  private static final Permafrost[] MOVES = new Permafrost[ThirteenView.CELLS];

  static {
    for (int cell = 0; cell < MOVES.length; cell++) {
      MOVES[cell] = new Permafrost(cell);
    }
  }

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.POST_SEARCH
        || (table.phase() == Phase.ACTION && TurnStep.POWER.isOpen(table));
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Permafrost move) {
    if (!table.has(seat, Power.PERMAFROST)) {
      return ThirteenCode.POWER_NOT_OWNED;
    }
    if (!table.hasCard(move.cell())) {
      return ThirteenCode.CELL_EMPTY;
    }
    if (table.frostOwner(move.cell()) != ThirteenView.NOBODY) {
      return ThirteenCode.ALREADY_FROZEN;
    }
    if (table.diceInSupply() == 0) {
      return ThirteenCode.NO_DICE;
    }
    return Freezing.isUsedUp(table) ? ThirteenCode.POWER_ALREADY_USED : null;
  }

  @Override
  public void play(Playing play, int seat, Permafrost move) {
    Freezing.freeze(play, move.cell());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Permafrost> moves) {
    if (Freezing.isPossible(table)) {
      for (Permafrost move : MOVES) {
        if (table.hasCard(move.cell()) && table.frostOwner(move.cell()) == ThirteenView.NOBODY) {
          moves.add(move);
        }
      }
    }
  }
}

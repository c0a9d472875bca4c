package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Frozen;
import org.monsterbox.core.thirteen.ThirteenMove.Permafrost;

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
    return table.phase == Phase.POST_SEARCH
        || (table.phase == Phase.ACTION && Step.POWER.isOpen(table));
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
    return isUsedUp(table) ? ThirteenCode.POWER_ALREADY_USED : null;
  }

  private static boolean isUsedUp(ThirteenView table) {
    return switch (table.options.permafrostLimit()) {
      case ONE_PER_WINDOW ->
          (table.phase == Phase.POST_SEARCH ? table.frostPost : table.frostPre) > 0;
      case PER_MONSTER ->
          table.frost.countOf(table.actor) >= table.countWith(table.actor, Power.PERMAFROST);
      case UNLIMITED -> false;
    };
  }

  /** Whether any card can be frozen in such a phase. */
  static boolean isPossible(ThirteenView table) {
    return table.has(table.actor, Power.PERMAFROST)
        && table.cardsLeft() > table.frost.count()
        && table.diceInSupply() > 0
        && !isUsedUp(table);
  }

  @Override
  public void play(Playing play, int seat, Permafrost move) {
    ThirteenView table = play.table;
    if (table.phase == Phase.POST_SEARCH) {
      table.frostPost++;
    } else {
      play.use(Step.POWER);
      table.frostPre++;
    }
    table.frost = table.frost.with(move.cell(), table.actor);
    if (play.isTold()) {
      play.tell(new Frozen(table.actor, move.cell()));
    }
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Permafrost> moves) {
    if (isPossible(table)) {
      for (Permafrost move : MOVES) {
        if (table.hasCard(move.cell()) && table.frostOwner(move.cell()) == ThirteenView.NOBODY) {
          moves.add(move);
        }
      }
    }
  }
}

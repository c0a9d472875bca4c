package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.Frozen;
import org.monsterbox.core.thirteen.ThirteenMove.Permafrost;

/** Puts a die on a card, so that nobody else may turn it. */
final class PermafrostAction implements Action<Permafrost> {

  private static final Permafrost[] MOVES = new Permafrost[ThirteenView.CELLS];

  static {
    for (int cell = 0; cell < MOVES.length; cell++) {
      MOVES[cell] = new Permafrost(cell);
    }
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, Permafrost move) {
    if (!isItsTime(table)) {
      return CommonCode.WRONG_PHASE;
    }
    if (!table.has(table.actor, Power.PERMAFROST)) {
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

  private static boolean isItsTime(ThirteenView table) {
    return table.phase == Phase.POST_SEARCH
        || (table.phase == Phase.ACTION && Step.POWER.isOpen(table));
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

  /** Whether any card can be frozen now. */
  static boolean isPossible(ThirteenView table) {
    return isItsTime(table)
        && table.has(table.actor, Power.PERMAFROST)
        && table.cardsLeft() > table.frost.count()
        && table.diceInSupply() > 0
        && !isUsedUp(table);
  }

  @Override
  public void play(Playing play, Permafrost move) {
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
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (isPossible(table)) {
      for (Permafrost move : MOVES) {
        if (table.hasCard(move.cell()) && table.frostOwner(move.cell()) == ThirteenView.NOBODY) {
          moves.add(move);
        }
      }
    }
  }
}

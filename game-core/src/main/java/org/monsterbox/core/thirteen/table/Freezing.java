package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Frozen;

/** The dice that lie on cards, so that nobody else may turn them. */
public final class Freezing {

  private Freezing() {}

  /** Whether the one who acts has frozen as many cards as the rules of this table allow. */
  public static boolean isUsedUp(ThirteenView table) {
    return switch (table.options.permafrostLimit()) {
      case ONE_PER_WINDOW ->
          (table.phase == Phase.POST_SEARCH ? table.frostPost : table.frostPre) > 0;
      case PER_MONSTER ->
          table.frost.countOf(table.actor) >= table.countWith(table.actor, Power.PERMAFROST);
      case UNLIMITED -> false;
    };
  }

  /** Whether any card can be frozen, if it is time for it. */
  public static boolean isPossible(ThirteenView table) {
    return table.has(table.actor, Power.PERMAFROST)
        && table.cardsLeft() > table.frost.count()
        && table.diceInSupply() > 0
        && !isUsedUp(table);
  }

  /** Puts a die on a card. */
  public static void freeze(Playing play, int cell) {
    ThirteenView table = play.table;
    if (table.phase == Phase.POST_SEARCH) {
      table.frostPost++;
    } else {
      play.use(TurnStep.POWER);
      table.frostPre++;
    }
    table.frost = table.frost.with(cell, table.actor);
    if (play.isTold()) {
      play.tell(new Frozen(table.actor, cell));
    }
  }
}

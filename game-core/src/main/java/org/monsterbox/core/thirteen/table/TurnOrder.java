package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.FinalReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TurnEnded;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TurnRestarted;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TurnStarted;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.TurnRestart;

/** Turns, from their start to their end. */
public final class TurnOrder {

  private TurnOrder() {}

  static void startTurn(Playing play, int seat) {
    ThirteenView table = play.table;
    table.active = seat;
    table.attackUsed = false;
    table.frostPre = 0;
    table.frostPost = 0;
    table.searched = false;
    table.prophet = false;
    table.offers = 0;
    table.step = TurnStep.TRADE;
    backToAction(table);
    if (play.isTold()) {
      play.tell(new TurnStarted(seat, table.isFinalRound()));
    }
    if (table.frozenOut >= table.seats) {
      table.frozenOut = 0;
      play.thaw(ThawReason.FROZEN_OUT);
    }
  }

  /** The one whose turn it is goes on with it. */
  static void backToAction(ThirteenView table) {
    table.phase = table.isFinalRound() ? Phase.FINAL_ACTION : Phase.ACTION;
    table.actor = table.active;
  }

  /** A set was found: the turn starts over. */
  static void afterMatch(Playing play) {
    ThirteenView table = play.table;
    TurnRestart restart = table.options.turnRestart();
    if (table.cardsLeft() == 0) {
      FinalRound.begin(play, table.active, FinalReason.GRID_EMPTY);
      return;
    }
    if (restart == TurnRestart.SEARCH_ONLY) {
      searchOn(play);
      return;
    }
    if (restart == TurnRestart.FULL) {
      table.attackUsed = false;
      table.frostPre = 0;
    }
    table.step = TurnStep.TRADE;
    table.prophet = false;
    backToAction(table);
    if (play.isTold()) {
      play.tell(new TurnRestarted(table.active));
    }
  }

  private static void searchOn(Playing play) {
    ThirteenView table = play.table;
    if (PairSearch.isPossible(table)) {
      PairSearch.goOn(play, table.prophet && table.has(table.active, Power.PROPHET));
    } else {
      afterSearch(play);
    }
  }

  /** Nothing more is searched: a card may still be frozen. */
  static void afterSearch(Playing play) {
    ThirteenView table = play.table;
    table.phase = Phase.POST_SEARCH;
    table.prophet = false;
    if (!Freezing.isPossible(table)) {
      endTurn(play);
    }
  }

  /** The next one begins, or the game ends. */
  public static void endTurn(Playing play) {
    ThirteenView table = play.table;
    int next = (table.active + 1) % table.seats;
    if (play.isTold()) {
      play.tell(new TurnEnded(table.active));
    }
    if (table.isFinalRound()) {
      FinalRound.next(play, next);
      return;
    }
    table.frozenOut = table.searched ? 0 : table.frozenOut + 1;
    int stallGuard = table.options.stallGuard();
    if (stallGuard > 0 && table.missStreak >= stallGuard) {
      FinalRound.begin(play, next, FinalReason.STALLED);
    } else {
      startTurn(play, next);
    }
  }
}

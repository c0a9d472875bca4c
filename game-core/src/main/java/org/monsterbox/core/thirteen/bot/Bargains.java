package org.monsterbox.core.thirteen.bot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/**
 * The trades that a seat has proposed: how many this turn, and which were turned down since what
 * the two have last changed. It knows them from the events, whoever sits there.
 */
final class Bargains {

  /** What was asked of whom. Who does not give it for one set will not be asked for another. */
  private record Bargain(int to, List<Integer> get) {}

  private final int seat;
  private final List<Bargain> declined = new ArrayList<>();
  private int offersThisTurn;

  Bargains(int seat) {
    this.seat = seat;
  }

  void watch(ThirteenEvent event) {
    if (event instanceof ThirteenEvent.TurnStarted) {
      offersThisTurn = 0;
    } else if (event instanceof ThirteenEvent.TradeProposed proposed) {
      if (proposed.from() == seat) {
        offersThisTurn++;
        // Declined until it is accepted, which changes what they have.
        declined.add(new Bargain(proposed.to(), proposed.get()));
      }
    } else if (event instanceof ThirteenEvent.TradeCountered countered) {
      if (countered.from() == seat) {
        declined.add(new Bargain(countered.to(), countered.get()));
      }
    } else if (event instanceof ThirteenEvent.SetMoved moved) {
      changed(moved.from());
      changed(moved.to());
    } else if (event instanceof ThirteenEvent.Matched matched) {
      changed(matched.seat());
    } else if (event instanceof ThirteenEvent.SuperNovaUsed nova) {
      changed(nova.seat());
      changed(nova.owner());
    }
  }

  private void changed(int whose) {
    declined.removeIf(bargain -> whose == seat || bargain.to() == whose);
  }

  int offersThisTurn() {
    return offersThisTurn;
  }

  boolean wasDeclined(int to, List<Integer> get) {
    return declined.contains(new Bargain(to, get));
  }
}

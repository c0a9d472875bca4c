package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** A move while it is being played: a copy of the table that may be changed. */
public final class Playing {

  final ThirteenView table;
  private final Events out;
  private byte[] cards;
  private Chance dice;

  /** Begins a move. */
  public Playing(ThirteenState state, Events out) {
    this.table = new ThirteenView(state.table);
    this.cards = state.cards;
    this.dice = state.dice;
    this.out = out;
  }

  /** The table as it is now. */
  public ThirteenView table() {
    return table;
  }

  /** The state after the move. */
  public ThirteenState done() {
    return new ThirteenState(table, cards, dice);
  }

  /** Whether anybody listens: otherwise events need not be made. */
  boolean isTold() {
    return out.wanted();
  }

  void tell(ThirteenEvent event) {
    out.add(Audience.EVERYONE, event);
  }

  int card(int cell) {
    return cards[cell];
  }

  /** Takes two cards off the grid. */
  void remove(int cell, int otherCell) {
    cards = cards.clone();
    cards[cell] = ThirteenState.EMPTY;
    cards[otherCell] = ThirteenState.EMPTY;
    table.occupied = table.occupied.without(cell).without(otherCell);
  }

  /** Throws those dice whose bits are not kept. */
  Dice thrown(Dice before, int kept) {
    Dice after = before;
    for (int die = 0; die < Dice.COUNT; die++) {
      if ((kept >>> die & 1) == 0) {
        after = after.with(die, dice.below(Dice.FACES) + 1);
        dice = dice.next();
      }
    }
    return after;
  }

  /** Notes how far the turn has come, where that matters. */
  void use(TurnStep step) {
    if (table.options.isStrict() && table.step.compareTo(step) < 0) {
      table.step = step;
    }
  }

  /** All dice leave the cards. */
  void thaw(ThirteenEvent.ThawReason reason) {
    if (table.frost.count() > 0) {
      if (isTold()) {
        tell(new ThirteenEvent.Thawed(table.frost.cellList(), reason));
      }
      table.frost = CellMarks.NONE;
    }
  }
}

package org.monsterbox.core.sea.bot.sight;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.SeaView;

/**
 * What a boat has to fear in the whale's next turn from cards that no hunter sees: falling ice, a
 * shove into ice or another boat, and a leap that was announced (section 9.3). How likely the whale
 * holds a card follows from the backs of its hand and the open discard pile.
 */
public final class Exposure {

  private static final int SWIM = 2;
  private static final double DEATH = 8;
  private static final double WRECK = 4;

  private final SeaView view;
  private final int seat;
  private final int whale;
  private final double ice;
  private final double shove;
  private final double leap;

  public Exposure(SeaView view, int seat) {
    this.view = view;
    this.seat = seat;
    this.whale = view.whaleCell();
    boolean isLeaping = view.isLeapPending();
    // The turn of the landing is for nothing else.
    this.ice = isLeaping ? 0 : DEATH * chanceOf(CardKind.ROCK_SLIDE);
    this.shove = isLeaping ? 0 : WRECK * chanceOf(CardKind.PUSH);
    this.leap = isLeaping ? DEATH / targets() : 0;
  }

  /** What it costs to be there with the bow in that direction. */
  public double at(int cell, int facing) {
    double cost = ice > 0 && isUnderIce(cell) ? ice : 0;
    cost += shove > 0 && isShoved(cell, facing) ? shove : 0;
    return cost + (leap > 0 ? leap * aims(cell) : 0);
  }

  /** How likely one of the whale's Bestial Bonds is of that kind. */
  private double chanceOf(CardKind kind) {
    int unseen = 0;
    int copies = 0;
    for (int card = 0; card < Cards.COUNT; card++) {
      unseen += Cards.pile(card) == Pile.BOND ? 1 : 0;
      copies += Cards.kind(card) == kind ? 1 : 0;
    }
    for (int card : view.discardPile(Pile.BOND)) {
      unseen--;
      copies -= Cards.kind(card) == kind ? 1 : 0;
    }
    double none = 1;
    for (int held = view.handSize(0, Pile.BOND); held > 0 && unseen > 0; held--, unseen--) {
      none *= (double) Math.max(0, unseen - copies) / unseen;
    }
    return 1 - none;
  }

  private boolean isUnderIce(int cell) {
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int beside = Board.neighbour(cell, direction);
      if (beside != Board.NONE
          && view.icebergs().contains(beside)
          && view.range(whale, beside) <= SWIM + 1) {
        return true;
      }
    }
    return false;
  }

  /** Whether the whale can come to a flank from which a shove wrecks the boat. */
  private boolean isShoved(int cell, int facing) {
    if (view.range(whale, cell) > SWIM + 1) {
      return false;
    }
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int back = (direction + Board.DIRECTIONS / 2) % Board.DIRECTIONS;
      int from = Board.neighbour(cell, back);
      boolean isFlank = direction != facing && back != facing;
      if (isFlank && from != Board.NONE && canBeAt(from) && isWreckedBy(cell, direction)) {
        return true;
      }
    }
    return false;
  }

  private boolean canBeAt(int cell) {
    return cell == whale || (view.range(whale, cell) <= SWIM && view.isFree(cell));
  }

  private boolean isWreckedBy(int cell, int direction) {
    int next = Board.neighbour(cell, direction);
    if (next == Board.NONE || isDeadly(next)) {
      return next != Board.NONE;
    }
    int second = Board.neighbour(next, direction);
    return isClear(next) && second != Board.NONE && isDeadly(second);
  }

  private boolean isDeadly(int cell) {
    int boat = view.boatAt(cell);
    boolean isMate = boat != SeaView.NOBODY && boat != seat;
    return view.isObstacle(cell) || view.hasWhirlpool(cell) || isMate;
  }

  private boolean isClear(int cell) {
    return view.isFree(cell) || view.boatAt(cell) == seat;
  }

  /** Every cell that the whale may come down on counts, twice where a boat is now. */
  private int aims(int cell) {
    int distance = view.range(whale, cell);
    if (distance < 1 || distance > 2 || view.isObstacle(cell) || cell == view.shipCell()) {
      return 0;
    }
    return view.boatAt(cell) == SeaView.NOBODY ? 1 : 2;
  }

  private int targets() {
    int targets = 0;
    for (int cell : view.cellsInReach(whale, CardKind.HARPOON)) {
      targets += aims(cell);
    }
    return Math.max(1, targets);
  }
}

package org.monsterbox.core.sea.table;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.terms.Phase;

/**
 * A full state that fits a view: the cards that the seat has not seen are dealt anew to the hands
 * and piles that hide them, and a leap may lead anywhere that is possible.
 */
public final class Imagined {

  private final SeaTable seen;
  private final SeaTable table;
  private final byte[][] piles = new byte[Pile.values().length][];
  private Chance chance;

  private Imagined(SeaTable seen, Chance chance) {
    this.seen = seen;
    this.table = seen.copy();
    this.chance = chance;
    table.forgetHidden();
  }

  public static SeaState state(SeaTable seen, Chance chance) {
    Imagined imagined = new Imagined(seen, chance);
    for (Pile pile : Pile.values()) {
      imagined.deal(pile);
    }
    if (seen.leapPending && seen.leapTarget == Board.NONE) {
      imagined.aim();
    }
    return new SeaState(imagined.table, imagined.piles, imagined.chance);
  }

  /** Hands first, then what is pending, and the rest is the draw pile. */
  private void deal(Pile pile) {
    int[] unseen = unseen(pile);
    chance = chance.shuffle(unseen);
    int next = 0;
    for (int seat = 0; seat <= seen.hunters; seat++) {
      int dealt = seen.hidden(pile, seat);
      if (pile == Pile.WEAPON && dealt > 0 && seat == seen.current && seen.offered != Cards.NONE) {
        // What is offered is the only card of that hand that was seen.
        table.give(seat, seen.offered);
        dealt--;
      }
      for (; dealt > 0; dealt--) {
        table.give(seat, unseen[next++]);
      }
    }
    boolean isPending = seen.phase == Phase.HUNTER_DRAW || seen.phase == Phase.HUNTER_REFIT_CHOICE;
    if (pile == Pile.MOVE && isPending && seen.pendingOne == Cards.NONE) {
      table.pendingOne = unseen[next++];
      table.pendingOther = unseen[next++];
    }
    if (pile == Pile.WEAPON
        && seen.phase == Phase.HUNTER_SWAP_REPLY
        && seen.offered == Cards.NONE) {
      table.offered = Cards.lowest(Pile.WEAPON, table.weapons(seen.current));
    }
    byte[] rest = new byte[seen.left(pile)];
    for (int i = 0; i < rest.length; i++) {
      rest[i] = (byte) unseen[next++];
    }
    piles[pile.index()] = rest;
  }

  /** The cards of the pile that lie nowhere in sight. */
  private int[] unseen(Pile pile) {
    long shown = seen.discarded(pile);
    for (int seat = 0; seat <= seen.hunters; seat++) {
      shown |= seen.hand(pile, seat);
    }
    shown |= shown(pile, seen.nets) | shown(pile, seen.whirlpools) | shown(pile, seen.headwinds);
    if (pile == Pile.MOVE && seen.pendingOne != Cards.NONE) {
      shown |= Cards.bit(seen.pendingOne) | Cards.bit(seen.pendingOther);
    }
    if (pile == Pile.WEAPON && seen.offered != Cards.NONE) {
      shown |= Cards.bit(seen.offered);
    }
    long hidden = ~shown & ((1L << Cards.count(pile)) - 1);
    int[] unseen = new int[Long.bitCount(hidden)];
    for (int i = 0; i < unseen.length; i++) {
      unseen[i] = Cards.lowest(pile, hidden);
      hidden &= hidden - 1;
    }
    return unseen;
  }

  private static long shown(Pile pile, int[] markers) {
    long shown = 0;
    for (int marker : markers) {
      int card = Marker.card(marker);
      shown |= Cards.pile(card) == pile ? Cards.bit(card) : 0;
    }
    return shown;
  }

  /**
   * The whale may have been pulled since, but a leap goes no farther than that from where it is.
   */
  private void aim() {
    int[] targets = new int[Board.CELLS];
    int count = 0;
    for (int cell : Area.within(table, table.whaleCell, SeaData.LEAP_DISTANCE)) {
      if (Ranges.isLeapTarget(table, cell)) {
        targets[count++] = cell;
      }
    }
    // Where it is now is as good a guess as any if there is nothing else.
    table.leapTarget = count == 0 ? table.whaleCell : targets[chance.below(count)];
    chance = chance.next();
  }
}

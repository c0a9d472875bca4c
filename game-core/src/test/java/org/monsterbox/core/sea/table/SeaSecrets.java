package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;

/**
 * What a seat cannot know: the order of the piles, the cards in the hands of the other side, the
 * target of a leap. Every hidden card changes places with another of the same back.
 */
public final class SeaSecrets {

  private SeaSecrets() {}

  public static SeaState reshuffled(SeaState state, int watcher, Chance chance) {
    SeaTable table = state.table.copy();
    byte[][] piles = new byte[state.piles.length][];
    Random random = new Random(chance.bits());
    boolean sharing = table.options.huntersShareHands();
    for (Pile pile : Pile.values()) {
      List<Integer> hidden = new ArrayList<>();
      int left = table.left(pile);
      for (int i = 0; i < left; i++) {
        hidden.add((int) state.piles[pile.index()][i]);
      }
      for (int seat = 0; seat <= table.hunters; seat++) {
        if (!knows(watcher, seat, sharing)) {
          hidden.addAll(Cards.list(pile, table.hand(pile, seat)));
        }
      }
      boolean isPendingHidden =
          pile == Pile.MOVE
              && table.pendingOne != Cards.NONE
              && !knows(watcher, table.current, sharing);
      if (isPendingHidden) {
        hidden.add(table.pendingOne);
        hidden.add(table.pendingOther);
      }
      // A card that is offered stays with its owner; the one who is asked has seen it.
      boolean isOfferKnown = pile == Pile.WEAPON && table.offered != Cards.NONE;
      if (isOfferKnown) {
        hidden.remove((Integer) table.offered);
      }
      Collections.shuffle(hidden, random);
      int next = 0;
      piles[pile.index()] = new byte[left];
      for (int i = 0; i < left; i++) {
        piles[pile.index()][i] = hidden.get(next++).byteValue();
      }
      for (int seat = 0; seat <= table.hunters; seat++) {
        if (!knows(watcher, seat, sharing)) {
          int count = Long.bitCount(table.hand(pile, seat));
          long hand = 0;
          if (isOfferKnown && seat == table.current) {
            hand |= Cards.bit(table.offered);
            count--;
          }
          for (int i = 0; i < count; i++) {
            hand |= Cards.bit(hidden.get(next++));
          }
          put(table, pile, seat, hand);
        }
      }
      if (isPendingHidden) {
        table.pendingOne = hidden.get(next++);
        table.pendingOther = hidden.get(next++);
      }
    }
    if (watcher != SeaTable.WHALE && table.leapPending && !table.isOver()) {
      aimElsewhere(table, random);
    }
    return new SeaState(table, piles, chance.next());
  }

  private static boolean knows(int watcher, int seat, boolean sharing) {
    return watcher == seat || (sharing && watcher != SeaTable.WHALE && seat != SeaTable.WHALE);
  }

  private static void put(SeaTable table, Pile pile, int seat, long hand) {
    boolean isOfWhale = pile == Pile.CALL || pile == Pile.BOND;
    if (isOfWhale == (seat == SeaTable.WHALE)) {
      table.setHand(pile, seat, hand);
    }
  }

  private static void aimElsewhere(SeaTable table, Random random) {
    int cell;
    do {
      cell = random.nextInt(Board.CELLS);
    } while (Board.distance(cell, table.whaleCell) > 2
        || table.isObstacle(cell)
        || cell == table.ship);
    table.leapTarget = cell;
  }
}

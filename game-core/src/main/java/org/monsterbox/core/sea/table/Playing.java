package org.monsterbox.core.sea.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;

/** A move while it is being played: a copy of the table that may be changed. */
public final class Playing {

  public final SeaTable table;
  private final Events out;
  private byte[][] piles;
  private Chance chance;

  public Playing(SeaState state, Events out) {
    this.table = state.table.copy();
    this.piles = state.piles;
    this.chance = state.chance;
    this.out = out;
  }

  public SeaState done() {
    return new SeaState(table, piles, chance);
  }

  /** Whether anybody listens: otherwise events need not be made. */
  public boolean isTold() {
    return out.wanted();
  }

  public void tell(SeaEvent event) {
    out.add(Audience.EVERYONE, event);
  }

  public void tell(int seats, SeaEvent event) {
    out.add(new Audience(seats), event);
  }

  /** Tells those who may see the seat's cards one thing and the others another. */
  public void tell(int seat, SeaEvent open, SeaEvent hidden) {
    int seats = Secrets.whoSees(table, seat);
    tell(seats, open);
    tell(~seats, hidden);
  }

  /** Draws a card into the seat's hand, if there is one left. */
  public void draw(int seat, Pile pile) {
    int card = takeFrom(seat, pile);
    if (card != Cards.NONE) {
      table.give(seat, card);
    }
  }

  /** Draws a card, which is in no hand then; {@link Cards#NONE} if there is none left. */
  public int takeFrom(int seat, Pile pile) {
    if (table.left(pile) == 0) {
      reshuffle(pile);
    }
    int left = table.left(pile) - 1;
    if (left < 0) {
      return Cards.NONE;
    }
    table.setLeft(pile, left);
    int card = piles[pile.index()][left];
    if (isTold()) {
      tell(seat, new SeaEvent.Drew(seat, pile, card), new SeaEvent.Drew(seat, pile, Cards.NONE));
    }
    return card;
  }

  private void reshuffle(Pile pile) {
    long discard = table.discarded(pile);
    if (discard == 0) {
      return;
    }
    int[] cards = new int[Long.bitCount(discard)];
    int count = 0;
    for (long rest = discard; rest != 0; rest &= rest - 1) {
      cards[count++] = Cards.lowest(pile, rest);
    }
    chance = chance.shuffle(cards);
    byte[] shuffled = new byte[count];
    for (int i = 0; i < count; i++) {
      shuffled[i] = (byte) cards[i];
    }
    piles = piles.clone();
    piles[pile.index()] = shuffled;
    table.setLeft(pile, count);
    table.clearDiscard(pile);
    if (isTold()) {
      tell(new SeaEvent.Reshuffled(pile, count));
    }
  }

  /** Throws cards out of the seat's hand. */
  public void throwAway(int seat, List<Integer> cards) {
    for (int card : cards) {
      table.take(seat, card);
      table.discard(card);
    }
    if (isTold() && !cards.isEmpty()) {
      tell(new SeaEvent.Discarded(seat, cards));
    }
  }

  /** Throws all cards of the seat away. */
  public void throwAllAway(int seat) {
    List<Integer> cards = new ArrayList<>();
    for (Pile pile : Pile.values()) {
      cards.addAll(Cards.list(pile, table.hand(pile, seat)));
    }
    throwAway(seat, cards);
  }

  public void end(SeaEnd end, int finisher) {
    table.end = end;
    table.finisher = finisher;
    table.phase = Phase.GAME_OVER;
    if (isTold()) {
      tell(new SeaEvent.GameEnded(end, finisher));
    }
  }
}

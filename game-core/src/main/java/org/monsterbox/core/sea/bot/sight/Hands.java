package org.monsterbox.core.sea.bot.sight;

import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.table.SeaView;

/** What is in the hands that a seat sees. */
public final class Hands {

  private Hands() {}

  /** How many cards of that kind the seat is seen to hold. */
  public static int count(SeaView view, int seat, CardKind kind) {
    int count = 0;
    for (int card : view.hand(seat, kind.pile())) {
      count += Cards.kind(card) == kind ? 1 : 0;
    }
    return count;
  }
}

package org.monsterbox.core.sea.bot;

import org.monsterbox.core.sea.CardKind;
import org.monsterbox.core.sea.Cards;
import org.monsterbox.core.sea.SeaView;

/** What is in the hands that a seat sees. */
final class Hands {

  private Hands() {}

  /** How many cards of that kind the seat is seen to hold. */
  static int count(SeaView view, int seat, CardKind kind) {
    int count = 0;
    for (int card : view.hand(seat, kind.pile())) {
      count += Cards.kind(card) == kind ? 1 : 0;
    }
    return count;
  }
}

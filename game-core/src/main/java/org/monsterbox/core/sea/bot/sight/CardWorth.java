package org.monsterbox.core.sea.bot.sight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.SeaView;

/** Which cards are worth keeping, against each other. */
public final class CardWorth {

  private CardWorth() {}

  public static double of(CardKind kind) {
    return switch (kind) {
      case DIVE -> 3;
      case CURRENT -> 3;
      case DEVOUR -> 3;
      case MINI_STORM -> 1.5;
      case HEADWIND -> 1.2;
      case PUSH -> 1.5;
      case CHARGE -> 1.2;
      case WHIRLPOOL -> 0.8;
      case LEAP -> 0.6;
      case ROCK_SLIDE -> 0.6;
      case ICE_WAVE -> 0.3;

      case EXPLOSIVE -> 3;
      case RAM -> 2.5;
      case TRACTOR -> 2.4;
      case HARPOON -> 1.3;
      case NET -> 1.2;
      case DROGUE -> 1;

      case WIDE -> 2;
      case FAN -> 1.8;
      case FORK -> 1.2;
      case HARD -> 0.8;
      case AHEAD -> 0.7;
    };
  }

  public static double of(int card) {
    return of(Cards.kind(card)) + 0.5 * Cards.number(card);
  }

  /** So many of the hand's least useful cards, as few as there are, lowest ids first. */
  public static List<Integer> least(List<Integer> hand, int count) {
    List<Integer> cards = new ArrayList<>(hand);
    // Of equal cards the lowest one is named, as the rules list them.
    cards.sort((one, other) -> Double.compare(of(one), of(other)));
    List<Integer> least = new ArrayList<>(cards.subList(0, Math.min(count, cards.size())));
    Collections.sort(least);
    return least;
  }

  public static List<Integer> leastCalls(SeaView view, int count) {
    return least(view.hand(0, Pile.CALL), count);
  }
}

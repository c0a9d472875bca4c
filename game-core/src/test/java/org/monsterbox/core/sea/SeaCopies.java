package org.monsterbox.core.sea;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.table.SeaTable;

/** Of equal cards only the lowest of a hand is listed: whether a move names such ones only. */
final class SeaCopies {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  private SeaCopies() {}

  static boolean areLowest(SeaTable table, int seat, SeaMove move) {
    if (move instanceof SwapMove.Swap swap) {
      return isLowest(table, seat, List.of(swap.give()))
          && (swap.mate() < 1
              || swap.mate() > table.hunters
              || isLowest(table, swap.mate(), List.of(swap.take())));
    }
    List<Integer> cards = new ArrayList<>();
    for (String word : RULES.text(move).split(" ", -1)) {
      int card = Cards.read(word);
      if (card != Cards.NONE) {
        cards.add(card);
      }
    }
    return move instanceof SeaMove.KeepMove || isLowest(table, seat, cards);
  }

  private static boolean isLowest(SeaTable table, int seat, List<Integer> cards) {
    for (int card : cards) {
      for (int other = 0; other < card; other++) {
        if (Cards.kind(other) == Cards.kind(card)
            && Cards.number(other) == Cards.number(card)
            && table.holds(seat, other)
            && !cards.contains(other)) {
          return false;
        }
      }
    }
    return true;
  }
}

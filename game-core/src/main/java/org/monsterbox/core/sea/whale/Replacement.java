package org.monsterbox.core.sea.whale;

import java.util.List;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Combinations;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;

/** Call of Nature cards that are given for one Bestial Bond card (section 4.7). */
final class Replacement {

  private static final List<List<Integer>> NOTHING = List.of(List.of());

  private Replacement() {}

  static boolean isRight(SeaTable table, CardKind kind, List<Integer> give) {
    int wanted = Cards.replaced(kind);
    int held = Long.bitCount(table.call);
    if (held < wanted && table.options.whale().strictReplacement()) {
      return false;
    }
    if (give.size() != Math.min(wanted, held)) {
      return false;
    }
    for (int card : give) {
      if (Cards.pile(card) != Pile.CALL || !table.holds(SeaTable.WHALE, card)) {
        return false;
      }
    }
    return true;
  }

  static void replace(Playing play, List<Integer> give) {
    if (!give.isEmpty()) {
      play.throwAway(SeaTable.WHALE, give);
      play.draw(SeaTable.WHALE, Pile.BOND);
    }
  }

  /** All that can be given; none if the card cannot be played. */
  static List<List<Integer>> all(SeaTable table, CardKind kind) {
    int wanted = Cards.replaced(kind);
    if (wanted == 0) {
      return NOTHING;
    }
    int held = Long.bitCount(table.call);
    if (held < wanted && table.options.whale().strictReplacement()) {
      return List.of();
    }
    return Combinations.of(Pile.CALL, table.call, Math.min(wanted, held));
  }
}

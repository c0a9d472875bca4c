package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** What may be offered for what. */
final class TradeTerms {

  /** Makes a move of the two sides. */
  interface Wording<M extends ThirteenMove> {
    M move(List<Integer> give, List<Integer> get);
  }

  private TradeTerms() {}

  static @Nullable Code refusal(
      ThirteenView table, int from, int to, List<Integer> give, List<Integer> get) {
    boolean lacksASide =
        table.options().allowGifts()
            ? (give.isEmpty() && get.isEmpty()) || table.setBits(from) == 0
            : give.isEmpty() || get.isEmpty();
    if (lacksASide) {
      return ThirteenCode.EMPTY_TRADE_SIDE;
    }
    if (to >= table.seats()
        || !areAmong(tradable(table, from), give)
        || !areAmong(tradable(table, to), get)) {
      return ThirteenCode.NOT_OWNER;
    }
    return table.offers() >= table.options().maxOffers() ? ThirteenCode.TRADE_LIMIT : null;
  }

  private static long tradable(ThirteenView table, int seat) {
    return table.options().tradeFromMonsters() ? table.setBits(seat) : table.freeBits(seat);
  }

  /** Whether each of them is there, and is named once. */
  private static boolean areAmong(long sets, List<Integer> named) {
    long left = sets;
    for (int set : named) {
      if ((left & MonsterSets.bit(set)) == 0) {
        return false;
      }
      left &= ~MonsterSets.bit(set);
    }
    return true;
  }

  /** One set for one, or as a gift where gifts are allowed: more than that is too much to list. */
  static <M extends ThirteenMove> void list(
      ThirteenView table, int from, int to, Wording<M> wording, List<? super M> moves) {
    if (table.offers() >= table.options().maxOffers() || table.setBits(from) == 0) {
      return;
    }
    List<Integer> giveable = MonsterSets.list(tradable(table, from));
    List<Integer> gettable = MonsterSets.list(tradable(table, to));
    for (Integer give : giveable) {
      for (Integer get : gettable) {
        moves.add(wording.move(List.of(give), List.of(get)));
      }
    }
    if (table.options().allowGifts()) {
      giveable.forEach(set -> moves.add(wording.move(List.of(set), List.of())));
      gettable.forEach(set -> moves.add(wording.move(List.of(), List.of(set))));
    }
  }
}

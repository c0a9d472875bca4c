package org.monsterbox.core.sea.box;

import java.util.ArrayList;
import java.util.List;

/** All ways to choose so many cards out of a hand, equal cards taken for one. */
public final class Combinations {

  private Combinations() {}

  public static List<List<Integer>> of(Pile pile, long hand, int count) {
    List<List<Integer>> all = new ArrayList<>();
    add(pile, hand, count, List.of(), all);
    return all;
  }

  private static void add(
      Pile pile, long hand, int count, List<Integer> chosen, List<List<Integer>> all) {
    if (count == 0) {
      all.add(chosen);
      return;
    }
    for (long rest = hand; Long.bitCount(rest) >= count; rest = Cards.afterCopies(pile, rest)) {
      int card = Cards.lowest(pile, rest);
      List<Integer> longer = new ArrayList<>(chosen);
      longer.add(card);
      add(pile, rest & ~Cards.bit(card), count - 1, longer, all);
    }
  }
}

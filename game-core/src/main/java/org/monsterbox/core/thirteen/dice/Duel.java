package org.monsterbox.core.thirteen.dice;

import java.util.ArrayList;
import java.util.List;

/**
 * A round of the Death Battle.
 *
 * @param round from 0
 * @param order who is still in it, in the order of this round
 * @param picks the monsters' ids in that order, {@link #NOBODY} for none, as far as they are picked
 * @param scores what was thrown in that order, as far as it is known
 */
public record Duel(int round, List<Integer> order, List<Integer> picks, List<Integer> scores) {

  /** Instead of a monster's id, where a seat fights without one. */
  public static final int NOBODY = -1;

  public Duel {
    order = List.copyOf(order);
    picks = List.copyOf(picks);
    scores = List.copyOf(scores);
  }

  public Duel withPick(int monster) {
    return new Duel(round, order, with(picks, monster), scores);
  }

  public Duel withScore(int score) {
    return new Duel(round, order, picks, with(scores, score));
  }

  private static List<Integer> with(List<Integer> list, int last) {
    List<Integer> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}

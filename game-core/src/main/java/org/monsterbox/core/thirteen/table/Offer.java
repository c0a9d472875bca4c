package org.monsterbox.core.thirteen.table;

import java.util.List;

/**
 * A trade that waits for an answer.
 *
 * @param from who offers
 * @param to who has to answer
 * @param give what {@code from} gives, sets
 * @param get what {@code from} gets, sets
 */
public record Offer(int from, int to, List<Integer> give, List<Integer> get) {

  public Offer {
    give = List.copyOf(give);
    get = List.copyOf(get);
  }
}

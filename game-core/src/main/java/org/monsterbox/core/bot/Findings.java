package org.monsterbox.core.bot;

import java.util.Collections;
import java.util.List;

/**
 * What a search found out about each move.
 *
 * @param shares the mean share of the victory after the move
 * @param visits how many games that mean is made of
 */
public record Findings<M>(List<M> moves, List<Double> shares, List<Integer> visits) {

  public Findings {
    moves = List.copyOf(moves);
    shares = List.copyOf(shares);
    visits = List.copyOf(visits);
  }

  /**
   * The move that was tried most often, as good ones are; of several, the one worth most. Once more
   * or less makes no difference: who tries all moves in turn may stop anywhere.
   */
  public int best() {
    int best = visits.indexOf(Collections.max(visits));
    int enough = visits.get(best) - 1;
    for (int i = 0; i < moves.size(); i++) {
      if (visits.get(i) >= enough && shares.get(i) > shares.get(best)) {
        best = i;
      }
    }
    return best;
  }

  public int iterations() {
    int sum = 0;
    for (int count : visits) {
      sum += count;
    }
    return sum;
  }
}

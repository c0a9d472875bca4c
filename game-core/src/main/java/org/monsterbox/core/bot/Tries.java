package org.monsterbox.core.bot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;

/** The moves of one seat in one position, how often each was tried, and what came of it. */
final class Tries<M> {

  /** Math.log may differ between machines in its last digit; StrictMath.log is slow. */
  private static final double[] LOGARITHMS = new double[1 << 12];

  static {
    for (int i = 0; i < LOGARITHMS.length; i++) {
      LOGARITHMS[i] = StrictMath.log(i);
    }
  }

  final List<M> moves;
  private final int[] visits;
  private final double[] sums;
  private int total;

  Tries(List<M> moves) {
    this.moves = moves;
    this.visits = new int[moves.size()];
    this.sums = new double[moves.size()];
  }

  void add(int index, double share) {
    visits[index]++;
    sums[index] += share;
    total++;
  }

  /**
   * The move to try next: one that is new, or else the most promising (UCB1). Chance decides among
   * equals: seats that act at once would otherwise move in step, as if they saw each other.
   */
  int mostPromising(double exploration, Chance chance) {
    double logarithm = total < LOGARITHMS.length ? LOGARITHMS[total] : StrictMath.log(total);
    int best = 0;
    int equals = 1;
    double bestBound = -1;
    for (int i = 0; i < visits.length; i++) {
      if (visits[i] == 0) {
        return i;
      }
      double bound = sums[i] / visits[i] + exploration * Math.sqrt(logarithm / visits[i]);
      if (bound > bestBound) {
        best = i;
        bestBound = bound;
        equals = 1;
      } else if (bound == bestBound && chance.branch(i).below(++equals) == 0) {
        best = i;
      }
    }
    return best;
  }

  Findings<M> findings() {
    List<Double> shares = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < visits.length; i++) {
      shares.add(visits[i] == 0 ? 0 : sums[i] / visits[i]);
      counts.add(visits[i]);
    }
    return new Findings<>(moves, shares, counts);
  }
}

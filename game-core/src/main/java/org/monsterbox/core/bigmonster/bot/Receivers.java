package org.monsterbox.core.bigmonster.bot;

import java.util.List;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;

/** Whom to give the rest of a packet to (section 8.3). */
final class Receivers {

  /** Who leads is given even less. */
  private static final double THREAT = 1.25;

  private static final double NEEDY = 1.3;
  private static final double COMFORTABLE = 0.7;

  /** What a packet brings to a partner on average; less than half of it is no gift. */
  private static final double USUAL_GIFT = 6;

  /** Worse than anything else. */
  private static final double LAST_CHOICE = -1000;

  private final Worth worth;
  private final BigMonsterTable table;
  private final int seat;
  private final int leader;

  Receivers(Worth worth, BigMonsterTable table, int seat) {
    this.worth = worth;
    this.table = table;
    this.seat = seat;
    this.leader = leader();
  }

  private int leader() {
    int best = 0;
    for (int other = 1; other < table.seats(); other++) {
      best = table.sheet(other).total() > table.sheet(best).total() ? other : best;
    }
    return best;
  }

  /** What it is worth to give the rest of the packet to each of these seats. */
  double[] utilities(List<Integer> targets, List<Integer> rest) {
    double[] utilities = new double[targets.size()];
    for (int i = 0; i < utilities.length && utilities.length > 1; i++) {
      utilities[i] = utility(targets.get(i), rest, targets.size());
    }
    return utilities;
  }

  private double utility(int target, List<Integer> rest, int choices) {
    Stakes stakes = new Stakes(table, target);
    double gain = Situation.bestGain(worth, stakes, rest);
    if (target == seat) {
      return gain;
    }
    if (table.mode() != Mode.TEAM) {
      return -gain * (target == leader ? THREAT : 1);
    }
    if (table.side(target) != table.side(seat)) {
      return -gain;
    }
    boolean isPoor = gain < USUAL_GIFT / 2;
    if (isPoor && choices > 1) {
      // Somebody else may bring him a better one.
      return LAST_CHOICE;
    }
    boolean isNeedy = worth.of(stakes) < worth.of(new Stakes(table, seat));
    return gain * (isNeedy ? NEEDY : COMFORTABLE);
  }
}

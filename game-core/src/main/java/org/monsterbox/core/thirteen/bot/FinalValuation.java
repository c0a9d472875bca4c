package org.monsterbox.core.thirteen.bot;

import java.util.List;

/**
 * In the final round: how likely the seat wins, in percent. Who has had his last turn can arrange
 * nothing any more, so what is broken stays broken.
 *
 * @param toCome who still has a turn, the seat itself included
 */
record FinalValuation(int seat, List<Integer> toCome) implements Valuation {

  /** What one more turn of somebody may change, in Health Points. */
  private static final double SPREAD = 12;

  /** With no turn to come, a lead is a victory. */
  private static final double CERTAIN = 1.5;

  private static final int MASTER = 4;

  FinalValuation {
    toCome = List.copyOf(toCome);
  }

  @Override
  public double of(Table table) {
    if (table.at(seat).hoard().elements() >= MASTER) {
      return 100;
    }
    double best = 0;
    for (int other = 0; other < table.seats().size(); other++) {
      if (other != seat) {
        best = Math.max(best, hp(table, other));
      }
    }
    double lead = hp(table, seat) - best;
    double spread = CERTAIN + SPREAD * (toCome.size() - 1);
    return 100 / (1 + Math.exp(-lead / spread));
  }

  private int hp(Table table, int owner) {
    Belongings belongings = table.at(owner);
    int hp = toCome.contains(owner) ? belongings.hoard().bestHp() : belongings.hp();
    return hp + table.extraHp(owner);
  }
}

package org.monsterbox.core.thirteen.bot.worth;

import java.util.List;

/**
 * In the final round: how likely the seat wins, in percent. Who has had his last turn can arrange
 * nothing any more, so what is broken stays broken.
 *
 * @param toCome who still has a turn, the seat itself included
 */
public record FinalValuation(int seat, List<Integer> toCome) implements Valuation {

  /** What one more turn of somebody may change, in Health Points. */
  private static final double SPREAD = 12;

  /** With no turn to come, a lead is a victory. */
  private static final double CERTAIN = 1.5;

  public FinalValuation {
    toCome = List.copyOf(toCome);
  }

  @Override
  public double of(Fortunes fortunes) {
    if (fortunes.at(seat).hoard().wins()) {
      return 100;
    }
    double best = 0;
    for (int other = 0; other < fortunes.seats().size(); other++) {
      if (other != seat) {
        best = Math.max(best, hp(fortunes, other));
      }
    }
    double lead = hp(fortunes, seat) - best;
    double spread = CERTAIN + SPREAD * (toCome.size() - 1);
    return 100 / (1 + Math.exp(-lead / spread));
  }

  private int hp(Fortunes fortunes, int owner) {
    Belongings belongings = fortunes.at(owner);
    int hp = toCome.contains(owner) ? belongings.hoard().bestHp() : belongings.hp();
    return hp + fortunes.extraHp(owner);
  }
}

package org.monsterbox.core.thirteen.bot.worth;

import java.util.ArrayList;
import java.util.List;

/**
 * While there is much to come: what the seat has, less a share of what its rivals have (section
 * 9.5).
 *
 * @param rivalry how much a rival's gain is the own loss, by seat
 */
public record MidgameValuation(int seat, Weights weights, List<Double> rivalry)
    implements Valuation {

  private static final double OF_TWO = 0.7;
  private static final double OF_THREE = 0.5;
  private static final double OF_MORE = 0.3;

  public MidgameValuation {
    rivalry = List.copyOf(rivalry);
  }

  /** Looks at nobody else. */
  public static MidgameValuation selfish(int seat, Weights weights, Fortunes fortunes) {
    List<Double> rivalry = new ArrayList<>();
    for (int other = 0; other < fortunes.seats().size(); other++) {
      rivalry.add(0.0);
    }
    return new MidgameValuation(seat, weights, rivalry);
  }

  /** Begrudges the leader everything, and whoever is about to be Elemental Master. */
  public static MidgameValuation envious(int seat, Weights weights, Fortunes fortunes) {
    int count = fortunes.seats().size();
    double highest = 0;
    for (int other = 0; other < count; other++) {
      highest = Math.max(highest, hp(fortunes, other));
    }
    List<Double> rivalry = new ArrayList<>();
    for (int other = 0; other < count; other++) {
      boolean isLeader = hp(fortunes, other) == highest;
      boolean isThreat = fortunes.at(other).hoard().threatens();
      double usual = count == 2 ? OF_TWO : count == 3 ? OF_THREE : OF_MORE;
      rivalry.add(other == seat ? 0.0 : isLeader || isThreat ? 1.0 : usual);
    }
    return new MidgameValuation(seat, weights, rivalry);
  }

  private static int hp(Fortunes fortunes, int seat) {
    return fortunes.at(seat).hoard().bestHp() + fortunes.extraHp(seat);
  }

  /** What the seat's sets are worth by themselves. */
  double own(Fortunes fortunes, int owner) {
    return weights.of(fortunes.at(owner).hoard()) + fortunes.extraHp(owner);
  }

  @Override
  public double of(Fortunes fortunes) {
    double value = own(fortunes, seat);
    for (int other = 0; other < rivalry.size(); other++) {
      if (rivalry.get(other) > 0) {
        value -= rivalry.get(other) * own(fortunes, other);
      }
    }
    return value;
  }
}

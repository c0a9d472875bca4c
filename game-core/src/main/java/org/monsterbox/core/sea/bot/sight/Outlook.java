package org.monsterbox.core.sea.bot.sight;

import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Status;

/**
 * How likely the whale is to win from here, at the beginning of a round: weights fitted to some
 * thousand games of the planners against each other.
 */
public final class Outlook {

  private static final double BASE = 1.3;
  private static final double HIT_POINT = 0.09;
  private static final double STEP = -0.27;
  private static final int FARTHEST = 14;
  private static final double AT_THE_ICE = 2.5;
  private static final double NEAR_THE_ICE = 0.75;
  private static final double BOAT_IN_RANGE = -0.25;
  private static final double BOAT_AHEAD = -0.45;
  private static final double SLOWED = -0.7;
  private static final double WRECK = 0.6;
  private static final double DEATH = 1.8;

  private Outlook() {}

  public static double whaleShare(SeaView view) {
    int cell = view.whaleCell();
    int exit = new Waters(view).exit(cell);
    double sum = BASE + HIT_POINT * view.hp() + STEP * Math.min(exit, FARTHEST);
    sum += exit <= 2 ? AT_THE_ICE : 0;
    sum += exit <= 4 ? NEAR_THE_ICE : 0;
    sum += view.movePoints() == 1 ? SLOWED : 0;
    for (int hunter = 1; hunter <= view.hunters(); hunter++) {
      sum += view.status(hunter) == Status.DEAD ? DEATH : 0;
      sum += view.status(hunter) == Status.WRECKED ? WRECK : 0;
      if (view.isAfloat(hunter)) {
        int boat = view.boatCell(hunter);
        sum += view.range(boat, cell) <= 3 ? BOAT_IN_RANGE : 0;
        sum += Board.column(boat) < Board.column(cell) ? BOAT_AHEAD : 0;
      }
    }
    return 1 / (1 + Math.exp(-sum));
  }
}

package org.monsterbox.core.sea.bot.hunter;

import org.monsterbox.core.sea.bot.plan.HunterTemper;
import org.monsterbox.core.sea.bot.sight.Exposure;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** What it is worth to a hunter to end its turn somewhere (section 9.3). */
public final class HunterScore {

  private static final int GUARD_RANGE = 6;
  private static final double RING = 12;

  private final HunterTemper temper;
  private final SeaView view;
  private final int whale;
  private final int predicted;
  private final Exposure exposure;

  public HunterScore(HunterTemper temper, SeaView view, Waters waters, int seat) {
    this.temper = temper;
    this.view = view;
    this.whale = view.whaleCell();
    this.predicted = waters.nearerToExit(whale, 2);
    this.exposure = new Exposure(view, seat);
  }

  public double at(int cell, int facing) {
    int now = view.range(cell, whale);
    int then = view.range(cell, predicted);
    double score =
        -temper.chase()
            * ((1 - temper.foresight()) * Math.max(0, now - 2)
                + temper.foresight() * Math.max(0, then - 2));
    int ahead = Board.column(whale) - Board.column(cell);
    if (ahead > 0 && now <= GUARD_RANGE) {
      score += temper.guard();
    } else if (ahead < 0) {
      score += temper.behind() * ahead;
    }
    score += bow(cell, facing);
    score -= now == 1 ? temper.exposure() : 0;
    score -= temper.caution() == 0 ? 0 : temper.caution() * exposure.at(cell, facing);
    for (SeaView.Pool pool : view.whirlpools()) {
      boolean isAlive = pool.lastRound() > view.round();
      score -= isAlive && view.range(cell, pool.cell()) <= 1 ? RING : 0;
    }
    return score;
  }

  private double bow(int cell, int facing) {
    int next = Board.neighbour(cell, facing);
    if (next == Board.NONE
        || view.isObstacle(next)
        || view.hasNet(next)
        || next == view.shipCell()) {
      return -1.5;
    }
    int change = view.range(next, predicted) - view.range(cell, predicted);
    return change < 0 ? 1 : change > 0 ? -0.7 : 0;
  }
}

package org.monsterbox.core.sea.bot.whale;

import org.monsterbox.core.sea.bot.plan.WhaleTemper;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Status;

/** What a position is worth to the whale once its turn is over (section 9.2). */
final class WhaleScore {

  private static final double[] THREATS = {
    1.15, 1.15, 1.0, 0.85, 0.72, 0.55, 0.40, 0.27, 0.18, 0.10, 0.06, 0.03
  };
  private static final double DAMAGE = 3.0;
  private static final double SHUT_IN = 60;
  private static final double OPEN_NEIGHBOUR = 0.25;

  private final WhaleTemper temper;
  private final SeaView view;
  private final Waters waters;
  private final int roundsLeft;
  private final double settled;
  private final Cells shut;

  WhaleScore(WhaleTemper temper, SeaView view) {
    this.temper = temper;
    this.view = view;
    this.waters = new Waters(view);
    this.roundsLeft = view.stormRound() - view.round();
    this.settled = settled();
    this.shut = view.shutWaters();
  }

  /** What does not depend on where the whale is. */
  private double settled() {
    double sum = 0;
    for (int hunter = 1; hunter <= view.hunters(); hunter++) {
      sum += view.status(hunter) == Status.DEAD ? temper.kill() : 0;
      sum += view.status(hunter) == Status.WRECKED ? temper.wreck() : 0;
      if (view.isAfloat(hunter)) {
        for (SeaView.Pool pool : view.whirlpools()) {
          sum += pool(hunter, pool.cell());
        }
      }
    }
    return sum;
  }

  private double pool(int hunter, int cell) {
    int boat = view.boatCell(hunter);
    int distance = view.range(boat, cell);
    double sum = distance == 1 ? 1.5 : distance == 2 ? 0.5 : 0;
    return Board.neighbour(boat, view.facing(hunter)) == cell ? sum + 1.5 : sum;
  }

  /** With the whale on that cell. */
  double at(int cell) {
    double threat = 0;
    int afloat = 0;
    int near = 0;
    for (int hunter = 1; hunter <= view.hunters(); hunter++) {
      if (view.isAfloat(hunter)) {
        int distance = view.range(view.boatCell(hunter), cell);
        double part = THREATS[Math.min(distance, THREATS.length - 1)];
        threat += isHeldUp(hunter, cell) ? 0.6 * part : part;
        afloat++;
        near += distance <= 5 ? 1 : 0;
      }
    }
    threat *= DAMAGE * (view.isUntargetable() ? 0.15 : 1) * (view.isMiniStorm() ? 0.72 : 1);
    double score = settled;
    score -=
        threat
            * (0.6 + 0.25 * Math.min(3, roundsLeft))
            * (1 + temper.fear() / Math.max(1, view.hp() - threat));
    int exit = waters.exit(cell);
    score -= temper.exit() * exit;
    score += exit <= 2 ? temper.exitBonus() : exit <= 4 ? 0.4 * temper.exitBonus() : 0;
    score -= afloat >= view.hunters() && near == afloat ? temper.tractorFear() : 0;
    score -= shut.contains(cell) ? SHUT_IN : 0;
    return score + OPEN_NEIGHBOUR * openNeighbours(cell);
  }

  /** With the whale where it is, or where it will land. */
  double here() {
    return at(view.leapTarget().orElse(view.whaleCell()));
  }

  /** Whether a wind keeps the boat from sailing straight at the cell. */
  private boolean isHeldUp(int hunter, int cell) {
    if (view.winds().isEmpty()) {
      return false;
    }
    int boat = view.boatCell(hunter);
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int next = Board.neighbour(boat, direction);
      if (next != Board.NONE
          && !view.isBlown(direction)
          && view.range(next, cell) < view.range(boat, cell)) {
        return false;
      }
    }
    return true;
  }

  private int openNeighbours(int cell) {
    int open = 0;
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int beside = Board.neighbour(cell, direction);
      open += beside != Board.NONE && view.isFree(beside) ? 1 : 0;
    }
    return open;
  }
}

package org.monsterbox.core.sea.bot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.Board;
import org.monsterbox.core.sea.CardKind;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaMove.PlayNets;
import org.monsterbox.core.sea.SeaView;

/** Nets that make the whale's way to the floe longer, one after the other where they help most. */
final class NetPlan {

  /** Farther away a net is soon swum around. */
  private static final int FARTHEST_WHALE = 5;

  private static final double CARD = 0.45;
  private static final double CLOSED_NEIGHBOUR = 0.6;

  private final MonsterOfTheSea rules;
  private final HunterTemper temper;
  private final SeaView view;
  private final int seat;
  private final int exit;

  NetPlan(MonsterOfTheSea rules, HunterTemper temper, SeaView view, Waters waters, int seat) {
    this.rules = rules;
    this.temper = temper;
    this.view = view;
    this.seat = seat;
    this.exit = waters.exit(view.whaleCell());
  }

  /** The best nets from where the boat is. */
  Shot best() {
    int nets = Hands.count(view, seat, CardKind.NET);
    int distance = view.range(view.boatCell(seat), view.whaleCell());
    if (nets == 0 || view.isWeaponUsed() || distance > FARTHEST_WHALE || temper.net() == 0) {
      return Shot.NONE;
    }
    List<Integer> laid = new ArrayList<>();
    double worth = 0;
    for (boolean helps = true; helps && laid.size() < nets; ) {
      helps = false;
      List<Integer> best = laid;
      for (int cell : candidates(laid)) {
        List<Integer> longer = new ArrayList<>(laid);
        longer.add(cell);
        double more = worth(longer);
        if (more > worth && rules.refusal(view, new PlayNets(longer)).isEmpty()) {
          helps = true;
          worth = more;
          best = longer;
        }
      }
      laid = best;
    }
    if (laid.isEmpty()) {
      return Shot.NONE;
    }
    boolean shuts = worth >= temper.net() * (Waters.CUT_OFF - exit) - 3;
    SeaReason reason = shuts ? SeaReason.CLOSE_TRAP : SeaReason.LENGTHEN_WAY;
    return new Shot(List.of(new PlayNets(laid)), worth, Reason.of(reason, Board.text(laid.get(0))));
  }

  /** Cells near the whale: the first in reach of the boat, the others beside those before. */
  private List<Integer> candidates(List<Integer> laid) {
    int from = laid.isEmpty() ? view.boatCell(seat) : laid.get(laid.size() - 1);
    List<Integer> cells = new ArrayList<>();
    for (int cell : view.cellsInReach(from, laid.isEmpty() ? CardKind.NET : CardKind.RAM)) {
      if (view.range(cell, view.whaleCell()) <= 3 && view.isFree(cell) && !laid.contains(cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private double worth(List<Integer> nets) {
    int longer = new Waters(view, nets).exit(view.whaleCell()) - exit;
    double worth = temper.net() * longer - CARD * nets.size();
    for (int cell : nets) {
      worth += view.range(cell, view.whaleCell()) == 1 ? CLOSED_NEIGHBOUR : 0;
    }
    return worth;
  }
}

package org.monsterbox.core.sea.bot.hunter;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.plan.HunterTemper;
import org.monsterbox.core.sea.bot.plan.HunterTemper.Teamwork;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.Shot;
import org.monsterbox.core.sea.bot.sight.Hands;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.moves.SeaMove.PlayNets;
import org.monsterbox.core.sea.table.SeaView;

/**
 * Chains of nets that close the whale's waters or make its way to the floe longer: of each length
 * only the best ones are made longer. Mates who play later may close what this hunter begins.
 */
final class NetPlan {

  /** Farther away a net is soon swum around. */
  private static final int FARTHEST_WHALE = 5;

  private static final int FARTHEST_NET = 3;
  private static final int BEAM = 8;
  private static final int LONGEST = 5;

  private static final double TRAP = 60;
  private static final double PROMISE = 6;
  private static final double CARD = 0.45;
  private static final double CLOSED_NEIGHBOUR = 0.6;

  /** Nets one after the other, and what they are worth together. */
  private record Chain(List<Integer> cells, double worth, boolean isTrap) {}

  private final MonsterOfTheSea rules;
  private final HunterTemper temper;
  private final SeaView view;
  private final int seat;
  private final int whale;
  private final int exit;
  private final boolean isFree;

  NetPlan(MonsterOfTheSea rules, HunterTemper temper, SeaView view, Waters waters, int seat) {
    this.rules = rules;
    this.temper = temper;
    this.view = view;
    this.seat = seat;
    this.whale = view.whaleCell();
    this.exit = waters.exit(whale);
    this.isFree = !view.isShutIn();
  }

  /** The best nets from where the boat is. */
  Shot best() {
    int own = Hands.count(view, seat, CardKind.NET);
    int distance = view.range(view.boatCell(seat), whale);
    if (own == 0 || view.isWeaponUsed() || distance > FARTHEST_WHALE || temper.net() == 0) {
      return Shot.NONE;
    }
    Shot best = Shot.NONE;
    int most = Math.min(own + netsOfMates(), LONGEST);
    List<Chain> chains = List.of(new Chain(List.of(), 0, false));
    for (int length = 1; length <= most && !chains.isEmpty(); length++) {
      chains = longer(chains);
      for (Chain chain : chains) {
        Shot shot = length <= own ? shot(chain) : begun(chain, own);
        best = shot.worth() > best.worth() ? shot : best;
      }
    }
    return best;
  }

  private Shot shot(Chain chain) {
    SeaReason reason = chain.isTrap() ? SeaReason.CLOSE_TRAP : SeaReason.LENGTHEN_WAY;
    return laid(chain.cells(), chain.worth(), reason);
  }

  /** This hunter's part of a trap that a mate can close. */
  private Shot begun(Chain chain, int own) {
    List<Integer> rest = chain.cells().subList(own, chain.cells().size());
    if (!chain.isTrap() || !canClose(rest)) {
      return Shot.NONE;
    }
    return laid(chain.cells().subList(0, own), PROMISE - CARD * own, SeaReason.LENGTHEN_WAY);
  }

  private Shot laid(List<Integer> cells, double worth, SeaReason reason) {
    PlayNets move = new PlayNets(cells);
    return worth > 0 && rules.refusal(view, move).isEmpty()
        ? new Shot(List.of(move), worth, Reason.of(reason, Board.text(cells.get(0))))
        : Shot.NONE;
  }

  /** How many nets one mate who plays later can add, if hunters work together. */
  private int netsOfMates() {
    int most = 0;
    for (int mate = 1; mate <= view.hunters(); mate++) {
      most = Math.max(most, isFollower(mate) ? Hands.count(view, mate, CardKind.NET) : 0);
    }
    return most;
  }

  private boolean isFollower(int mate) {
    return temper.teamwork() != Teamwork.NONE
        && mate != seat
        && view.hasStillToPlay(mate)
        && view.isAfloat(mate);
  }

  private boolean canClose(List<Integer> rest) {
    for (int mate = 1; mate <= view.hunters(); mate++) {
      if (isFollower(mate)
          && Hands.count(view, mate, CardKind.NET) >= rest.size()
          && view.cellsInReach(view.boatCell(mate), CardKind.NET).contains(rest.get(0))) {
        return true;
      }
    }
    return false;
  }

  /** The best of all that are longer by one net. */
  private List<Chain> longer(List<Chain> chains) {
    List<Chain> longer = new ArrayList<>();
    Set<Cells> seen = new HashSet<>();
    for (Chain chain : chains) {
      for (int cell : candidates(chain.cells())) {
        List<Integer> cells = new ArrayList<>(chain.cells());
        cells.add(cell);
        Cells set = Cells.NONE;
        for (int each : cells) {
          set = set.with(each);
        }
        if (seen.add(set)) {
          longer.add(chain(cells));
        }
      }
    }
    longer.sort((one, other) -> Double.compare(other.worth(), one.worth()));
    return longer.subList(0, Math.min(BEAM, longer.size()));
  }

  /** Cells near the whale: the first in reach of the boat, the others beside other nets. */
  private Set<Integer> candidates(List<Integer> laid) {
    Set<Integer> cells = new LinkedHashSet<>();
    if (laid.isEmpty()) {
      cells.addAll(view.cellsInReach(view.boatCell(seat), CardKind.NET));
    } else {
      laid.forEach(cell -> cells.addAll(view.cellsInReach(cell, CardKind.RAM)));
      view.nets().forEach(net -> cells.addAll(view.cellsInReach(net.cell(), CardKind.RAM)));
    }
    cells.removeIf(
        cell ->
            view.range(cell, whale) > FARTHEST_NET || !view.isFree(cell) || laid.contains(cell));
    return cells;
  }

  private Chain chain(List<Integer> nets) {
    int way = new Waters(view, nets).exit(whale);
    boolean isTrap = way == Waters.CUT_OFF && isFree && view.isShutInWith(seat, nets);
    double worth = temper.net() * (way - exit) - CARD * nets.size();
    for (int cell : nets) {
      worth += view.range(cell, whale) == 1 ? CLOSED_NEIGHBOUR : 0;
    }
    return new Chain(nets, isTrap ? worth + TRAP : worth, isTrap);
  }
}

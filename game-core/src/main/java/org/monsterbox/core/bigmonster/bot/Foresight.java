package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bot.Findings;
import org.monsterbox.core.bot.FlatSearch;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.Thinking;
import org.monsterbox.core.game.Chance;

/**
 * Tries a few good plans in imagined games, in which everybody plays on for two turns as a bot that
 * does not search would (flat Monte Carlo with greedy playouts).
 */
final class Foresight {

  private static final BigMonster RULES = new BigMonster();
  private static final int PLANS = 5;
  private static final int TURNS = 2;

  /** So many points ahead win three games out of four. */
  private static final double SCALE = 10;

  /**
   * How much the first judgement of a plan counts beside what was found in imagined games. Where
   * hands are hidden these differ so much that so few of them do not say much.
   */
  private static final double OPEN_TRUST = 0.3;

  private static final double HIDDEN_TRUST = 1;

  /** How much the better of two partners counts: nothing but to break ties. */
  private static final double BETTER_PARTNER = 0.1;

  private final BigMonsterLevel level;
  private final BigMonsterBot player;
  private final Worth worth;

  Foresight(BigMonsterLevel level) {
    this.level = level;
    this.player = new BigMonsterBot(level.inImagination());
    this.worth = level.worth();
  }

  /** The best of these plans, which come with the most promising first. */
  Plan best(BigMonsterView view, List<Plan> plans, Chance chance, BooleanSupplier cancelled) {
    List<Plan> few = plans.subList(0, Math.min(PLANS, plans.size()));
    if (few.size() == 1) {
      return few.get(0);
    }
    List<BigMonsterMove> moves = new ArrayList<>();
    few.forEach(plan -> moves.add(plan.move()));
    BigMonsterTable table = view.table();
    int movesOfATurn = 2 * table.seats();
    Lookahead<BigMonsterState, BigMonsterMove, BigMonsterView> lookahead =
        Lookahead.of(RULES)
            .withCandidates((state, seat) -> moves)
            .withPolicy(this::move)
            .withEvaluation(this::shares, TURNS * movesOfATurn);
    Findings<BigMonsterMove> findings =
        new FlatSearch<>(lookahead)
            .search(view, view.seat(), chance, Thinking.within(level.search(), cancelled));
    double trust = table.mode().isSeries() ? OPEN_TRUST : HIDDEN_TRUST;
    return few.get(best(few, findings, trust / (4 * SCALE)));
  }

  private static int best(List<Plan> plans, Findings<?> findings, double shareOfAPoint) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < plans.size(); i++) {
      double share = findings.shares().get(i) + shareOfAPoint * plans.get(i).worth();
      // Who is cancelled at once has not tried all of them.
      if (findings.visits().get(i) > 0 && share > most) {
        most = share;
        best = i;
      }
    }
    return best;
  }

  private BigMonsterMove move(BigMonsterState state, int seat, Chance chance) {
    BigMonsterView view = RULES.view(state, seat);
    return player.choose(view, RULES.legalMoves(view), chance, () -> false).move();
  }

  /** By how much each side is ahead of the best other one, as a chance to win. */
  private double[] shares(BigMonsterState state) {
    BigMonsterTable table = RULES.view(state, 0).table();
    double[] sides = sides(table);
    double[] shares = new double[sides.length];
    for (int seat = 0; seat < shares.length; seat++) {
      double rival = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < shares.length; other++) {
        if (table.side(other) != table.side(seat)) {
          rival = Math.max(rival, sides[other]);
        }
      }
      shares[seat] = 1 / (1 + StrictMath.exp((rival - sides[seat]) / SCALE));
    }
    return shares;
  }

  /** By seat: what its side is worth, which for partners is the weaker one. */
  private double[] sides(BigMonsterTable table) {
    double[] worths = new double[table.seats()];
    for (int seat = 0; seat < worths.length; seat++) {
      worths[seat] = worth.of(new Stakes(table, seat));
    }
    double[] sides = worths.clone();
    for (int seat = 0; seat < worths.length; seat++) {
      int partner = table.partner(seat);
      if (partner != BigMonsterTable.NOBODY) {
        double better = Math.max(worths[seat], worths[partner]);
        sides[seat] = Math.min(worths[seat], worths[partner]) + BETTER_PARTNER * better;
      }
    }
    return sides;
  }
}

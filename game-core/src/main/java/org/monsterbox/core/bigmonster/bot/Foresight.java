package org.monsterbox.core.bigmonster.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.BigMonsterMove;
import org.monsterbox.core.bigmonster.BigMonsterState;
import org.monsterbox.core.bigmonster.BigMonsterTable;
import org.monsterbox.core.bigmonster.BigMonsterView;
import org.monsterbox.core.bot.Findings;
import org.monsterbox.core.bot.FlatSearch;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.Thinking;
import org.monsterbox.core.game.Chance;

/**
 * Tries a few good moves in imagined games, in which everybody plays on for some turns as a bot that
 * does not search would (flat Monte Carlo with greedy playouts).
 */
final class Foresight {

  private static final BigMonster RULES = new BigMonster();

  /** So many points ahead win three games out of four. */
  private static final double SCALE = 10;

  private final BigMonsterLevel level;
  private final BigMonsterBot player;
  private final Worth worth;

  Foresight(BigMonsterLevel level) {
    this.level = level;
    this.player = new BigMonsterBot(level.withoutSearch());
    this.worth = level.worth();
  }

  /** Which of these moves is best. */
  int best(
      BigMonsterView view,
      List<BigMonsterMove> candidates,
      double[] priors,
      Chance chance,
      BooleanSupplier cancelled) {
    int movesOfATurn = 2 * view.table().seats();
    Lookahead<BigMonsterState, BigMonsterMove, BigMonsterView> lookahead =
        Lookahead.of(RULES)
            .withCandidates((state, seat) -> candidates)
            .withPolicy(this::move)
            .withEvaluation(this::shares, level.turns() * movesOfATurn);
    Findings<BigMonsterMove> findings =
        new FlatSearch<>(lookahead)
            .search(view, view.seat(), chance, Thinking.within(level.search(), cancelled));
    double w = Double.parseDouble(System.getProperty("prior", "1")) / (4 * SCALE);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < priors.length; i++) {
      double worth = findings.shares().get(i) + w * (priors[i] - priors[0]);
      if (worth > most) {
        most = worth;
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
    double[] worths = new double[table.seats()];
    for (int seat = 0; seat < worths.length; seat++) {
      worths[seat] = worth.of(new Stakes(table, seat));
    }
    double[] sides = worths.clone();
    for (int seat = 0; seat < worths.length; seat++) {
      int partner = table.partner(seat);
      if (partner != BigMonsterTable.NOBODY) {
        sides[seat] = Math.min(worths[seat], worths[partner]) + 0.1 * Math.max(worths[seat], worths[partner]);
      }
    }
    double[] shares = new double[worths.length];
    for (int seat = 0; seat < shares.length; seat++) {
      double rival = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < shares.length; other++) {
        if (table.side(other) != table.side(seat)) {
          rival = Math.max(rival, sides[other]);
        }
      }
      shares[seat] = 1 / (1 + Math.exp((rival - sides[seat]) / SCALE));
    }
    return shares;
  }
}

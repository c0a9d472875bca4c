package org.monsterbox.core.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.game.Chance;

/** Searches as long as its level allows. */
public final class SearchBot<M, V> implements Bot<M, V> {

  private final Search<M, V> search;
  private final Level level;
  private final int seat;

  public SearchBot(Search<M, V> search, Level level, int seat) {
    this.search = search;
    this.level = level;
    this.seat = seat;
  }

  @Override
  public Choice<M> choose(V view, List<M> moves, Chance chance, BooleanSupplier cancelled) {
    if (moves.size() == 1) {
      return new Choice<>(moves.get(0), Reason.of(SearchCode.ONLY_MOVE));
    }
    if (chance.unit() < level.blunders()) {
      M move = moves.get(chance.next().below(moves.size()));
      return new Choice<>(move, Reason.of(SearchCode.ON_A_WHIM));
    }
    Thinking thinking = Thinking.within(level.budget(), cancelled);
    Findings<M> findings = search.search(view, seat, chance.branch(1), thinking);
    int best = findings.best();
    return new Choice<>(
        findings.moves().get(best),
        Reason.of(SearchCode.BEST_CHANCE, Math.round(100 * findings.shares().get(best))));
  }
}

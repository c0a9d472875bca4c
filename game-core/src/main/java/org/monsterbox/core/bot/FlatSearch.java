package org.monsterbox.core.bot;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * Flat Monte Carlo: every move is tried equally often, and the game after it played out. All moves
 * meet the same imagined states, so that luck does not favour one of them.
 */
public final class FlatSearch<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Search<M, V> {

  private final Lookahead<S, M, V> lookahead;

  public FlatSearch(Lookahead<S, M, V> lookahead) {
    this.lookahead = lookahead;
  }

  @Override
  public Findings<M> search(V view, int seat, Chance chance, Thinking thinking) {
    S state = lookahead.imagination().imagine(view, chance.branch(0));
    Tries<M> tries = new Tries<>(lookahead.candidates().moves(state, seat));
    int moves = tries.moves.size();
    for (int done = 0; !thinking.over(done); done++) {
      int index = done % moves;
      if (index == 0 && done > 0) {
        state = lookahead.imagination().imagine(view, chance.branch(done));
      }
      S after = lookahead.rules().play(state, seat, tries.moves.get(index), Events.NONE);
      Chance luck = chance.branch(-1 - done / moves);
      double[] shares = lookahead.playOut(after, 1, luck, thinking);
      if (done > 0 && thinking.stopped()) {
        // It was not played to its end: there is nothing to learn from it.
        break;
      }
      tries.add(index, shares[seat]);
    }
    return tries.findings();
  }
}

package org.monsterbox.core.bot;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Turn;

/**
 * Monte Carlo tree search over information sets: in every imagined game each seat chooses by what
 * it would know there. Positions that look the same to the seat to move share what was learnt about
 * its moves, however they came about; so nobody profits from what it cannot see, dice branch by
 * themselves, and seats that act at once do not see each other's choice.
 */
public final class TreeSearch<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Search<M, V> {

  /** How curious the search is about moves that seem bad: UCB1's factor for shares from 0 to 1. */
  public static final double USUAL_EXPLORATION = 0.7;

  private final Lookahead<S, M, V> lookahead;
  private final double exploration;

  public TreeSearch(Lookahead<S, M, V> lookahead, double exploration) {
    this.lookahead = lookahead;
    this.exploration = exploration;
  }

  public TreeSearch(Lookahead<S, M, V> lookahead) {
    this(lookahead, USUAL_EXPLORATION);
  }

  @Override
  public Findings<M> search(V view, int seat, Chance chance, Thinking thinking) {
    S imagined = lookahead.imagination().imagine(view, chance.branch(0));
    Tries<M> root = new Tries<>(lookahead.candidates().moves(imagined, seat));
    KnownTries<M> known = new KnownTries<>();
    Path<M> path = new Path<>();
    for (int done = 0; !thinking.over(done); done++) {
      S state = done == 0 ? imagined : lookahead.imagination().imagine(view, chance.branch(done));
      // Not the stream that the state was imagined from: moves must not go by what is hidden.
      Chance luck = chance.branch(-1 - done);
      S end = descend(state, seat, root, known, path, luck);
      double[] shares = lookahead.playOut(end, path.length(), luck.branch(0), thinking);
      if (done > 0 && thinking.stopped()) {
        // It was not played to its end: there is nothing to learn from it.
        break;
      }
      path.learn(shares);
    }
    return root.findings();
  }

  /** Goes by what is known to a position that is new, and one move beyond it. */
  private S descend(
      S from, int rootSeat, Tries<M> root, KnownTries<M> known, Path<M> path, Chance luck) {
    Rules<S, M, V> rules = lookahead.rules();
    S state = from;
    int seat = rootSeat;
    Tries<M> tries = root;
    Chance drawn = luck;
    boolean isNew = false;
    while (true) {
      int index = tries.mostPromising(exploration, drawn);
      drawn = drawn.next();
      path.add(tries, index, seat);
      state = rules.play(state, seat, tries.moves.get(index), Events.NONE);
      Turn turn = rules.turn(state);
      if (isNew || turn.isOver() || path.length() >= lookahead.length()) {
        return state;
      }
      seat = turn.any(drawn.branch(1));
      long key = new Fingerprint().add(seat).add(rules.view(state, seat).fingerprint()).value();
      Tries<M> next = known.get(key);
      if (next == null) {
        if (known.isFull()) {
          return state;
        }
        isNew = true;
        next = new Tries<>(lookahead.candidates().moves(state, seat));
        known.put(key, next);
      } else if (path.contains(next)) {
        // Going round in circles: nothing new is learnt there.
        return state;
      }
      tries = next;
    }
  }
}

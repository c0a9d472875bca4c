package org.monsterbox.core.bot;

import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Turn;

/**
 * A game as a search sees it. {@link #of} makes one from the rules alone, that plays at random to
 * the end; a game's own knowledge replaces its parts.
 *
 * @param length how many moves are looked ahead before the position is evaluated
 */
public record Lookahead<S extends Fingerprinted, M extends Move, V extends Fingerprinted>(
    Rules<S, M, V> rules,
    Imagination<S, V> imagination,
    Candidates<S, M> candidates,
    Policy<S, M> policy,
    Evaluation<S> evaluation,
    int length) {

  /** So many moves that only a game that runs in circles makes them. */
  private static final int TO_THE_END = 20_000;

  private static final int MOVES_BETWEEN_LOOKS = 8;

  public static <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      Lookahead<S, M, V> of(Rules<S, M, V> rules) {
    return new Lookahead<>(
        rules,
        rules::imagine,
        rules::legalMoves,
        (state, seat, chance) -> {
          List<M> moves = rules.legalMoves(state, seat);
          return moves.get(chance.below(moves.size()));
        },
        // Nothing is known about a game that does not end: it is worth nothing to anybody.
        state -> new double[Integer.SIZE],
        TO_THE_END);
  }

  public Lookahead<S, M, V> withImagination(Imagination<S, V> other) {
    return new Lookahead<>(rules, other, candidates, policy, evaluation, length);
  }

  public Lookahead<S, M, V> withCandidates(Candidates<S, M> other) {
    return new Lookahead<>(rules, imagination, other, policy, evaluation, length);
  }

  public Lookahead<S, M, V> withPolicy(Policy<S, M> other) {
    return new Lookahead<>(rules, imagination, candidates, other, evaluation, length);
  }

  public Lookahead<S, M, V> withEvaluation(Evaluation<S> other, int lookedAhead) {
    return new Lookahead<>(rules, imagination, candidates, policy, other, lookedAhead);
  }

  /** Plays on by the policy and gives each seat's share of the victory. */
  double[] playOut(S from, int movesMade, Chance chance, Thinking thinking) {
    S state = from;
    Chance drawn = chance;
    for (int made = movesMade; made < length; made++) {
      Turn turn = rules.turn(state);
      if (turn.isOver()) {
        return shares(rules.outcome(state));
      }
      // To look at the clock takes as long as a move.
      if (made % MOVES_BETWEEN_LOOKS == 0 && thinking.stopped()) {
        break;
      }
      int seat = turn.any(drawn.branch(made));
      state = rules.play(state, seat, policy.move(state, seat, drawn), Events.NONE);
      drawn = drawn.next();
    }
    return rules.turn(state).isOver() ? shares(rules.outcome(state)) : evaluation.shares(state);
  }

  private static double[] shares(Outcome outcome) {
    double[] shares = new double[outcome.places().size()];
    Arrays.setAll(shares, outcome::share);
    return shares;
  }
}

package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** A game played at random. It can be played again from its set-up alone. */
final class RandomGame<S extends Fingerprinted, M extends Move> {

  /** A move as it was made. */
  record Step<M>(int seat, M move) {}

  /** Is shown every state on the way, with the number of moves that led to it. */
  interface Visitor<S> {
    void visit(S state, int number);
  }

  final Setup setup;
  final List<Step<M>> steps = new ArrayList<>();
  final S last;

  RandomGame(Rules<S, M, ?> rules, Setup setup, int mostMoves, Visitor<S> visitor) {
    this.setup = setup;
    Chance chance = Chance.of(setup.seed(), "random game");
    S state = rules.start(setup);
    visitor.visit(state, 0);
    while (!rules.turn(state).isOver()) {
      if (steps.size() == mostMoves) {
        throw new AssertionError("NEVER ENDS: not over after " + mostMoves + " moves, " + setup);
      }
      int seat = anyOf(rules.turn(state), chance);
      List<M> moves = rules.legalMoves(state, seat);
      if (moves.isEmpty()) {
        throw new AssertionError("STUCK: seat " + seat + " has no move, " + where());
      }
      M move = moves.get(chance.next().below(moves.size()));
      chance = chance.next().next();
      try {
        state = rules.play(state, seat, move, Events.NONE);
      } catch (Refusal refusal) {
        throw new AssertionError(
            "LEGAL MOVE REFUSED: " + seat + " " + move.text() + ", " + where(), refusal);
      }
      steps.add(new Step<>(seat, move));
      visitor.visit(state, steps.size());
    }
    this.last = state;
  }

  private String where() {
    return setup + ", after " + steps.size() + " moves";
  }

  /** Of seats that may act at once each comes first now and then. */
  private static int anyOf(Turn turn, Chance chance) {
    int skipped = chance.below(Integer.bitCount(turn.seats()));
    for (int i = 0; i < skipped; i++) {
      turn = turn.without(turn.first());
    }
    return turn.first();
  }
}

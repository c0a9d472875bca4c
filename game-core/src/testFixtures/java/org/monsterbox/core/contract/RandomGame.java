package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** A game played at random. It can be played again from its set-up alone. */
public final class RandomGame<S extends Fingerprinted, M extends Move> {

  /** A move as it was made. */
  public record Step<M>(int seat, M move) {}

  /** Is shown every state on the way, with the number of moves that led to it. */
  public interface Visitor<S> {
    void visit(S state, int number);
  }

  /** How a move is chosen. */
  public interface Chooser<S, M> {
    M choose(S state, int seat, List<M> moves, Chance chance);
  }

  final Setup setup;
  final List<Step<M>> steps = new ArrayList<>();
  final S last;

  /** Every kind of move is as likely as any other. */
  public RandomGame(Rules<S, M, ?> rules, Setup setup, int mostMoves, Visitor<S> visitor) {
    this(
        rules,
        (state, seat, moves, chance) -> ByKind.choose(moves, chance),
        setup,
        mostMoves,
        visitor);
  }

  /** The moves from first to last. */
  public List<Step<M>> steps() {
    return Collections.unmodifiableList(steps);
  }

  /** Moves are chosen as somebody likes. */
  public RandomGame(
      Rules<S, M, ?> rules, Chooser<S, M> chooser, Setup setup, int mostMoves, Visitor<S> visitor) {
    this.setup = setup;
    Chance chance = Chance.of(setup.seed(), "random game");
    S state = rules.start(setup);
    visitor.visit(state, 0);
    while (!rules.turn(state).isOver()) {
      if (steps.size() == mostMoves) {
        throw new AssertionError("NEVER ENDS: not over after " + mostMoves + " moves, " + setup);
      }
      int seat = rules.turn(state).any(chance);
      List<M> moves = rules.legalMoves(state, seat);
      if (moves.isEmpty()) {
        throw new AssertionError("STUCK: seat " + seat + " has no move, " + where());
      }
      M move = chooser.choose(state, seat, moves, chance.next());
      chance = chance.next().next();
      try {
        state = rules.play(state, seat, move, Events.NONE);
      } catch (Refusal refusal) {
        throw new AssertionError(
            "LEGAL MOVE REFUSED: " + seat + " " + rules.text(move) + ", " + where(), refusal);
      }
      steps.add(new Step<>(seat, move));
      visitor.visit(state, steps.size());
    }
    this.last = state;
  }

  private String where() {
    return setup + ", after " + steps.size() + " moves";
  }
}

package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** Positions out of random games, with the seat that moved there and what it did. */
final class Positions {

  record Position<S, M>(S state, int seat, M move) {}

  private Positions() {}

  private interface Visitor<S, M> {
    void visit(Position<S, M> position);
  }

  /** At least so many, from games with every number of seats in turn. */
  static <S extends Fingerprinted, M extends Move> List<Position<S, M>> of(
      Rules<S, M, ?> rules, int count) {
    List<Position<S, M>> positions = new ArrayList<>();
    int fewest = rules.facts().fewestSeats();
    int numbers = rules.facts().mostSeats() - fewest + 1;
    for (int game = 0; positions.size() < count; game++) {
      play(rules, rules.usualSetup(fewest + game % numbers, game), positions::add);
    }
    return positions;
  }

  /** How many moves a random game with the most seats takes on average. */
  static double movesOfAGame(Rules<?, ?, ?> rules) {
    int[] moves = new int[1];
    int games = 200;
    for (int game = 0; game < games; game++) {
      play(rules, rules.usualSetup(rules.facts().mostSeats(), game), position -> moves[0]++);
    }
    return (double) moves[0] / games;
  }

  private static <S extends Fingerprinted, M extends Move> void play(
      Rules<S, M, ?> rules, Setup setup, Visitor<S, M> visitor) {
    Chance chance = Chance.of(setup.seed(), "positions");
    S state = rules.start(setup);
    while (!rules.turn(state).isOver()) {
      int seat = rules.turn(state).any(chance);
      List<M> moves = rules.legalMoves(state, seat);
      M move = moves.get(chance.next().below(moves.size()));
      visitor.visit(new Position<>(state, seat, move));
      state = rules.play(state, seat, move, Events.NONE);
      chance = chance.next().next();
    }
  }
}

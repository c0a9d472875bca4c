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

  /** At least so many, from games with every number of seats in turn. */
  static <S extends Fingerprinted, M extends Move> List<Position<S, M>> of(
      Rules<S, M, ?> rules, int count) {
    List<Position<S, M>> positions = new ArrayList<>();
    int fewest = rules.facts().fewestSeats();
    int numbers = rules.facts().mostSeats() - fewest + 1;
    for (int game = 0; positions.size() < count; game++) {
      play(rules, rules.usualSetup(fewest + game % numbers, game), positions);
    }
    return positions;
  }

  private static <S extends Fingerprinted, M extends Move> void play(
      Rules<S, M, ?> rules, Setup setup, List<Position<S, M>> positions) {
    Chance chance = Chance.of(setup.seed(), "positions");
    S state = rules.start(setup);
    while (!rules.turn(state).isOver()) {
      int seat = rules.turn(state).first();
      List<M> moves = rules.legalMoves(state, seat);
      M move = moves.get(chance.below(moves.size()));
      positions.add(new Position<>(state, seat, move));
      state = rules.play(state, seat, move, Events.NONE);
      chance = chance.next();
    }
  }

  /** How many moves a random game with the most seats takes on average. */
  static <S extends Fingerprinted, M extends Move> double movesOfAGame(Rules<S, M, ?> rules) {
    List<Position<S, M>> positions = new ArrayList<>();
    int games = 200;
    for (int game = 0; game < games; game++) {
      play(rules, rules.usualSetup(rules.facts().mostSeats(), game), positions);
    }
    return (double) positions.size() / games;
  }
}

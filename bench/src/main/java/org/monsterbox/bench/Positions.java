package org.monsterbox.bench;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.contract.RandomGame;
import org.monsterbox.core.contract.RandomGame.Step;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** Positions out of random games, with the seat that moved there and what it did. */
final class Positions {

  record Position<S, M>(S state, int seat, M move) {}

  /** A random game takes fewer moves. */
  private static final int MOST_MOVES = 500_000;

  private Positions() {}

  /** At least so many, from games with every number of seats in turn. */
  static <S extends Fingerprinted, M extends Move> List<Position<S, M>> of(
      Rules<S, M, ?> rules, int count) {
    List<Position<S, M>> positions = new ArrayList<>();
    int fewest = rules.facts().fewestSeats();
    int numbers = rules.facts().mostSeats() - fewest + 1;
    for (int game = 0; positions.size() < count; game++) {
      List<S> states = new ArrayList<>();
      Setup setup = rules.usualSetup(fewest + game % numbers, game);
      List<Step<M>> steps =
          new RandomGame<>(rules, setup, MOST_MOVES, (state, number) -> states.add(state)).steps();
      // A long game would leave no place for those with other numbers of seats.
      for (int i = 0; i < steps.size(); i += 1 + steps.size() * numbers / count) {
        positions.add(new Position<>(states.get(i), steps.get(i).seat(), steps.get(i).move()));
      }
    }
    return positions;
  }

  /** How many moves a random game with the most seats takes on average. */
  static double movesOfAGame(Rules<?, ?, ?> rules) {
    int moves = 0;
    int games = 50;
    for (int game = 0; game < games; game++) {
      Setup setup = rules.usualSetup(rules.facts().mostSeats(), game);
      moves += new RandomGame<>(rules, setup, MOST_MOVES, (state, number) -> {}).steps().size();
    }
    return (double) moves / games;
  }
}

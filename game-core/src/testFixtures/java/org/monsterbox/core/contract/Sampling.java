package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** The set-ups that a game is tried with, and positions out of random games with them. */
final class Sampling<S extends Fingerprinted, M extends Move> {

  private static final int POSITIONS_OF_A_GAME = 20;

  private final Rules<S, M, ?> rules;
  private final Options usual;
  private final List<OptionSpec<?>> varied;
  private final RandomGame.Chooser<S, M> chooser;
  private final int mostMoves;

  Sampling(
      Rules<S, M, ?> rules,
      Options usual,
      List<OptionSpec<?>> varied,
      RandomGame.Chooser<S, M> chooser,
      int mostMoves) {
    this.rules = rules;
    this.usual = usual;
    this.varied = varied;
    this.chooser = chooser;
    this.mostMoves = mostMoves;
  }

  RandomGame<S, M> play(Setup setup, RandomGame.Visitor<S> visitor) {
    return new RandomGame<>(rules, chooser, setup, mostMoves, visitor);
  }

  /** For every number of seats, as usual, so many games. */
  List<Setup> usualSetups(int games) {
    List<Setup> setups = new ArrayList<>();
    for (int seats : seatsWith(usual)) {
      for (int seed = 1; seed <= games; seed++) {
        setups.add(new Setup(seats, usual, seed));
      }
    }
    return setups;
  }

  /** Every other value of every option, once for every number of seats. */
  List<Setup> unusualSetups() {
    List<Setup> setups = new ArrayList<>();
    for (Options options : changes()) {
      for (int seats : seatsWith(options)) {
        setups.add(new Setup(seats, options, 1));
      }
    }
    return setups;
  }

  /** Every other value of every option, each with another number of seats. */
  List<Setup> someUnusualSetups() {
    List<Setup> setups = new ArrayList<>();
    for (Options options : changes()) {
      List<Integer> seats = seatsWith(options);
      setups.add(new Setup(seats.get(setups.size() % seats.size()), options, 1));
    }
    return setups;
  }

  /** Some positions of each game, its first and its last among them. */
  List<Position<S>> positions(List<Setup> setups) {
    List<Position<S>> positions = new ArrayList<>();
    for (Setup setup : setups) {
      positions.addAll(positions(setup));
    }
    return positions;
  }

  private List<Position<S>> positions(Setup setup) {
    List<Position<S>> chosen = new ArrayList<>();
    Chance chance = Chance.of(setup.seed(), "positions");
    RandomGame<S, M> game =
        play(
            setup,
            (state, number) -> {
              // Each position has the same chance to be among those kept, however long the game.
              Position<S> position = new Position<>(setup, number, state);
              int place = chance.branch(number).below(number + 1);
              if (number < POSITIONS_OF_A_GAME) {
                chosen.add(position);
              } else if (place > 0 && place < POSITIONS_OF_A_GAME) {
                chosen.set(place, position);
              }
            });
    chosen.add(new Position<>(setup, game.steps.size(), game.last));
    return chosen;
  }

  private List<Options> changes() {
    List<Options> changes = new ArrayList<>();
    for (OptionSpec<?> spec : varied) {
      changes.addAll(changes(spec));
    }
    return changes;
  }

  private <T> List<Options> changes(OptionSpec<T> spec) {
    List<Options> changes = new ArrayList<>();
    for (T value : spec.samples()) {
      if (!value.equals(usual.get(spec))) {
        changes.add(usual.with(spec, value));
      }
    }
    return changes;
  }

  /** How many can play so: some options go only with some numbers of seats. */
  private List<Integer> seatsWith(Options options) {
    List<Integer> possible = new ArrayList<>();
    for (int seats = rules.facts().fewestSeats(); seats <= rules.mostSeats(); seats++) {
      try {
        rules.start(new Setup(seats, options, 1));
        possible.add(seats);
      } catch (Refusal refusal) {
        // Then with another number of seats, or else it is said below.
      }
    }
    if (possible.isEmpty()) {
      throw new AssertionError("NOBODY CAN PLAY with " + options);
    }
    return possible;
  }
}

package org.monsterbox.core.bot.arena;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/**
 * Plays many games between bots and says how good each is. The same seed gives the same games on
 * any number of cores, as long as the bots count iterations rather than time.
 */
public final class Arena<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /**
   * Who sits where.
   *
   * @param seats the contestant of every seat; the same one may sit in several
   * @param rotate whether everybody moves on by one seat from game to game, and plays the same deal
   *     in every seat: fair unless the seats are different roles
   */
  public record Lineup<M, V>(List<Contestant<M, V>> seats, boolean rotate) {

    public Lineup {
      seats = List.copyOf(seats);
    }
  }

  private static final int MOST_MOVES = 500_000;

  private final Rules<S, M, V> rules;
  private final Options options;
  private final Lineup<M, V> lineup;
  private final List<String> names;

  public Arena(Rules<S, M, V> rules, Options options, Lineup<M, V> lineup) {
    this.rules = rules;
    this.options = options;
    this.lineup = lineup;
    LinkedHashSet<String> different = new LinkedHashSet<>();
    for (Contestant<M, V> contestant : lineup.seats()) {
      different.add(contestant.name());
    }
    this.names = List.copyOf(different);
  }

  /**
   * Plays so many games, each on one thread.
   *
   * @param progress is told how many games are over, now and then
   */
  public Result play(int games, long seed, int threads, IntConsumer progress)
      throws InterruptedException {
    long began = System.nanoTime();
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<MatchTally>> tallies = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        int number = game;
        tallies.add(workers.submit(() -> play(number, seed)));
      }
      MatchTally sum = new MatchTally(names);
      for (int game = 0; game < games; game++) {
        sum.add(tallies.get(game).get());
        progress.accept(game + 1);
      }
      return new Result(games, (System.nanoTime() - began) / 1e9, sum.standings());
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  private MatchTally play(int game, long seed) {
    int seats = lineup.seats().size();
    int moved = lineup.rotate() ? game % seats : 0;
    long deal = seed + (lineup.rotate() ? game / seats : game);
    int[] sitting = new int[seats];
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Contestant<M, V> contestant = lineup.seats().get((seat + moved) % seats);
      sitting[seat] = names.indexOf(contestant.name());
      bots.add(contestant.maker().make(seat, deal));
    }
    MatchTally tally = new MatchTally(names);
    Setup setup = new Setup(seats, options, deal);
    try {
      Outcome outcome =
          new Match<>(rules, setup, bots, MOST_MOVES)
              .play((seat, nanos) -> tally.decided(sitting[seat], nanos));
      tally.add(sitting, outcome);
      return tally;
    } catch (RuntimeException broken) {
      throw new IllegalStateException(
          "Game " + game + " of the arena broke off, with " + bots(sitting) + " and " + setup,
          broken);
    }
  }

  private List<String> bots(int[] sitting) {
    List<String> bots = new ArrayList<>();
    for (int contestant : sitting) {
      bots.add(names.get(contestant));
    }
    return bots;
  }
}

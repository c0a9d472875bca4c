package org.monsterbox.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.monsterbox.bench.Positions.Position;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What each function of a game costs, over positions of random games. States are never copied. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RulesBenchmark {

  private static final int POSITIONS = 1000;

  /** One for a try; {@code figures} measures them all, {@code -p game=} others. */
  @Param("claws")
  public String game = "";

  private Bench<?, ?, ?> bench = new Bench<>(BenchGame.ALL.get(0));

  @Setup
  public void prepare() {
    bench = new Bench<>(BenchGame.named(game));
  }

  @Benchmark
  public Object play() {
    return bench.play();
  }

  @Benchmark
  public Object legalMoves() {
    return bench.legalMoves();
  }

  @Benchmark
  public Object view() {
    return bench.view();
  }

  @Benchmark
  public long fingerprint() {
    return bench.fingerprint();
  }

  @Benchmark
  public Object imagine() {
    return bench.imagine();
  }

  @Benchmark
  public Object playout() {
    return bench.playout();
  }

  /** Goes round the positions. */
  private static final class Bench<
      S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

    private final Rules<S, M, V> rules;
    private final List<Position<S, M>> positions;
    private Chance chance = new Chance(1);
    private int index;

    Bench(BenchGame<S, M, V> game) {
      this.rules = game.rules();
      this.positions = Positions.of(rules, POSITIONS);
    }

    private Position<S, M> next() {
      index = index + 1 == positions.size() ? 0 : index + 1;
      return positions.get(index);
    }

    Object play() {
      Position<S, M> position = next();
      return rules.play(position.state(), position.seat(), position.move(), Events.NONE);
    }

    Object legalMoves() {
      Position<S, M> position = next();
      return rules.legalMoves(position.state(), position.seat());
    }

    Object view() {
      Position<S, M> position = next();
      return rules.view(position.state(), position.seat());
    }

    long fingerprint() {
      return next().state().fingerprint();
    }

    Object imagine() {
      Position<S, M> position = next();
      chance = chance.next();
      return rules.imagine(rules.view(position.state(), position.seat()), chance);
    }

    Object playout() {
      int seats = rules.facts().mostSeats();
      S state = rules.start(rules.usualSetup(seats, chance.state()));
      while (!rules.turn(state).isOver()) {
        int seat = rules.turn(state).first();
        List<M> moves = rules.legalMoves(state, seat);
        state = rules.play(state, seat, ByKind.choose(moves, chance), Events.NONE);
        chance = chance.next().next();
      }
      return state;
    }
  }
}

package org.monsterbox.bench;

import java.util.concurrent.TimeUnit;
import org.monsterbox.core.game.Chance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to throw a die: every playout of every bot is made of these. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ChanceBenchmark {

  private Chance chance = Chance.of(1, "dice");

  @Benchmark
  public int throwDie() {
    int face = chance.below(6);
    chance = chance.next();
    return face;
  }
}

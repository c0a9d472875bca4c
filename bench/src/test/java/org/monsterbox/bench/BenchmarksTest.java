package org.monsterbox.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** That the benchmarks measure what they say; how fast it is, is not for a test to say. */
public final class BenchmarksTest {

  @Test
  public void everyFunctionOfEveryGameIsMeasured() {
    for (String game : BenchGame.names()) {
      RulesBenchmark benchmark = new RulesBenchmark();
      benchmark.game = game;
      benchmark.prepare();
      assertNotEquals("another position each time", benchmark.play(), benchmark.play());
      assertNotNull(benchmark.view());
      assertNotNull(benchmark.legalMoves());
      assertNotNull(benchmark.imagine());
      assertNotEquals(benchmark.fingerprint(), benchmark.fingerprint());
      assertNotEquals("another game each time", benchmark.playout(), benchmark.playout());
    }
  }

  @Test
  public void statesAreSmall() {
    for (BenchGame<?, ?, ?> game : BenchGame.ALL) {
      StateSize size = StateSize.of(game);
      assertTrue(game.name() + " " + size, size.mean() > 100 && size.largest() <= 2048);
    }
  }

  @Test
  public void aGameOfClawsIsCountedRight() {
    assertEquals(20, Positions.movesOfAGame(BenchGame.named("claws").rules()), 0);
  }
}

package org.monsterbox.core.contract.gongs;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** A game of Gongs in play. All but the length of candles to come is seen by all. */
public final class GongsState implements Fingerprinted {

  final int[] scores;
  final int round;
  final long clock;
  final long deadline;
  final boolean paused;
  final Chance candles;

  GongsState(int[] scores, int round, long clock, long deadline, boolean paused, Chance candles) {
    this.scores = scores;
    this.round = round;
    this.clock = clock;
    this.deadline = deadline;
    this.paused = paused;
    this.candles = candles;
  }

  /** What anybody may know: the same with no candles to come. */
  GongsState seen() {
    return new GongsState(scores, round, clock, deadline, paused, new Chance(0));
  }

  public int score(int seat) {
    return scores[seat];
  }

  public long clock() {
    return clock;
  }

  /** When the candle will have burnt down. */
  public long deadline() {
    return deadline;
  }

  public boolean isPaused() {
    return paused;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint()
        .add(scores)
        .add(round)
        .add(clock)
        .add(deadline)
        .add(paused)
        .add(candles.state())
        .value();
  }
}

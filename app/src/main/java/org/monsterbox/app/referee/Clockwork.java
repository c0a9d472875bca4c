package org.monsterbox.app.referee;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.referee.clock.Alarm;
import org.monsterbox.app.referee.clock.Heartbeat;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.referee.clock.Stopwatch;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * The time of a game: how long it has been played. In real time that is the game's own clock, which
 * stands still while nothing can happen.
 */
final class Clockwork<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final GameKit<S, M, V> kit;
  private final Stopwatch stopwatch;
  private final Heartbeat heartbeat;
  private final Optional<Race<S, M, V>> race;

  Clockwork(
      GameKit<S, M, V> kit,
      long millis,
      Ledger ledger,
      Executor keeping,
      MainThread main,
      Alarm alarm) {
    this.kit = kit;
    stopwatch = new Stopwatch(main, millis);
    heartbeat = new Heartbeat(stopwatch, keeping, main, ledger::played);
    race = kit.realTime().map(realTime -> new Race<>(realTime, stopwatch, main, alarm));
  }

  /** In a game in real time, what is to happen. */
  Optional<Race<S, M, V>> race() {
    return race;
  }

  boolean isRealTime() {
    return race.isPresent();
  }

  long millis() {
    return stopwatch.millis();
  }

  /** What is kept of it with that position: a little more where the clock goes on running. */
  long kept(GamePosition<S, M, V> position) {
    return millis() + (position.isRunning() ? Heartbeat.AHEAD : 0);
  }

  /** Whether the game's own pause is to come, as soon as what was before it is done. */
  boolean isStopping() {
    return race.filter(Race::isStopping).isPresent();
  }

  /** Whether the game is in its own pause. */
  boolean isStopped(GamePosition<S, M, V> position) {
    return isRealTime() && !position.isRunning() && !position.turn().isOver();
  }

  boolean stands(GamePosition<S, M, V> position) {
    return isStopping() || isStopped(position);
  }

  /** Ends the game's own pause, at the time at which it began. */
  PlannedMove<M> resume(GamePosition<S, M, V> position) {
    RealTime<M, V> realTime = kit.realTime().orElseThrow();
    long time = position.line().time();
    M resume = realTime.at(realTime.resume(), time);
    return new PlannedMove<>(position.turn().first(), resume, time, false);
  }

  /**
   * Lets it run or stand still.
   *
   * @param canPlay whether people are at the table and moves can be kept
   */
  void set(GamePosition<S, M, V> position, boolean canPlay) {
    boolean isRunning = canPlay && position.isRunning() && !isStopping();
    stopwatch.setRunning(isRealTime() ? isRunning : canPlay);
    heartbeat.setBeating(isRunning);
  }
}

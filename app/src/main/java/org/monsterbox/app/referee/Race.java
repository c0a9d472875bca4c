package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.RealTime;
import org.monsterbox.app.referee.clock.Alarm;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.referee.clock.Stopwatch;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * A game in real time: everything happens in the order of its own time, whoever does it. Claims,
 * bots and deadlines wait a moment for touches that were made before and are still on their way.
 */
final class Race<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements Agenda<S, M, V> {

  /** How long, in milliseconds. */
  static final long HELD = 40;

  /**
   * Something that will happen.
   *
   * @param move at its time
   * @param length how many moves had been made when it was wished or decided
   */
  private record Coming<M extends Move>(int seat, M move, boolean isPerson, int length) {

    long time() {
      return move.time();
    }
  }

  private final RealTime<M, V> realTime;
  private final Stopwatch clock;
  private final MainThread main;
  private final Alarm alarm;
  private final List<Coming<M>> wishes = new ArrayList<>();
  private final List<Coming<M>> decided = new ArrayList<>();
  private boolean stopping;
  private boolean pausing;

  Race(RealTime<M, V> realTime, Stopwatch clock, MainThread main, Alarm alarm) {
    this.realTime = realTime;
    this.clock = clock;
    this.main = main;
    this.alarm = alarm;
  }

  /** Who touches a thing with several fingers has touched it once. */
  @Override
  public void wish(GamePosition<S, M, V> position, int seat, M move, long age) {
    M stamped = realTime.at(move, clock.ago(age));
    int length = position.line().length();
    for (Coming<M> wish : wishes) {
      boolean isSame = realTime.at(wish.move(), stamped.time()).equals(stamped);
      if (wish.seat() == seat && isSame && wish.length() == length) {
        return;
      }
    }
    if (!stopping && position.isRunning()) {
      wishes.add(new Coming<>(seat, stamped, true, length));
    }
  }

  @Override
  public void decided(List<Decision<S, M>> decisions) {
    decided.clear();
    for (Decision<S, M> decision : decisions) {
      M move = decision.choice().move();
      decided.add(new Coming<>(decision.seat(), move, false, decision.line().length()));
    }
  }

  /** What was decided before the last move is not what they would do now. */
  @Override
  public boolean knowsBots(GamePosition<S, M, V> position) {
    return decided.stream().anyMatch(coming -> coming.length() == position.line().length());
  }

  /** From now on nothing more happens but what came before, and then the game's own pause. */
  void stop() {
    stopping = true;
    pausing = false;
  }

  boolean isStopping() {
    return stopping;
  }

  @Override
  public Optional<PlannedMove<M>> next(GamePosition<S, M, V> position) {
    alarm.cancel();
    Optional<Coming<M>> first = first(position);
    if (stopping) {
      if (first.isPresent() && first.get().time() <= clock.millis()) {
        return first.map(coming -> take(position, coming));
      }
      return pause(position);
    }
    return first
        .filter(coming -> alarm.isDue(main.now() + from(coming) - clock.millis()))
        .map(coming -> take(position, coming));
  }

  /** Once: it is then on its way. */
  private Optional<PlannedMove<M>> pause(GamePosition<S, M, V> position) {
    if (pausing) {
      return Optional.empty();
    }
    pausing = true;
    int seat = position.turn().first();
    return Optional.of(planned(position, seat, realTime.pause(), clock.millis(), false));
  }

  private long from(Coming<M> coming) {
    boolean isHeld = !coming.isPerson() || realTime.isClaim(coming.move());
    return coming.time() + (isHeld ? HELD : 0);
  }

  private PlannedMove<M> take(GamePosition<S, M, V> position, Coming<M> coming) {
    wishes.remove(coming);
    decided.remove(coming);
    // Who was overtaken need not hear about it.
    boolean isAnswered = coming.isPerson() && coming.length() == position.line().length();
    return planned(position, coming.seat(), coming.move(), coming.time(), isAnswered);
  }

  /** The time of a record never goes back. */
  private PlannedMove<M> planned(
      GamePosition<S, M, V> position, int seat, M move, long time, boolean isAnswered) {
    long raised = Math.max(time, position.line().time());
    return new PlannedMove<>(seat, realTime.at(move, raised), raised, isAnswered);
  }

  private Optional<Coming<M>> first(GamePosition<S, M, V> position) {
    wishes.removeIf(wish -> isTooLate(wish, position.line()));
    List<Coming<M>> all = new ArrayList<>(wishes);
    decided.removeIf(coming -> coming.length() != position.line().length());
    all.addAll(decided);
    position.due().ifPresent(due -> all.add(due(position, due)));
    all.sort(Comparator.comparingLong(Coming::time));
    return all.stream().findFirst().map(coming -> firstOf(position, coming.time(), all));
  }

  /** Who wanted to be first, and was not, has not done anything. */
  private boolean isTooLate(Coming<M> wish, Line<S, M> line) {
    boolean isTooLate = false;
    for (int i = wish.length(); i < line.length() && realTime.isClaim(wish.move()); i++) {
      isTooLate |= realTime.isClaim(line.step(i).move());
    }
    return isTooLate;
  }

  private Coming<M> due(GamePosition<S, M, V> position, M due) {
    return new Coming<>(position.turn().first(), due, false, position.line().length());
  }

  /** Of all at the same time: claims as the rules have it, everything else as it came. */
  private Coming<M> firstOf(GamePosition<S, M, V> position, long time, List<Coming<M>> all) {
    List<Coming<M>> tied = new ArrayList<>(all);
    tied.removeIf(coming -> coming.time() != time || !realTime.isClaim(coming.move()));
    if (tied.size() < 2 || !realTime.isClaim(all.get(0).move())) {
      return all.get(0);
    }
    List<RealTime.Claim> claims = new ArrayList<>();
    tied.forEach(coming -> claims.add(new RealTime.Claim(coming.seat(), time, !coming.isPerson())));
    int seat = realTime.first(position.view(), claims);
    return tied.stream().filter(coming -> coming.seat() == seat).findFirst().orElseThrow();
  }

  @Override
  public void forgetBots() {
    decided.clear();
  }

  @Override
  public void clear() {
    wishes.clear();
    decided.clear();
    stopping = false;
    pausing = false;
    alarm.cancel();
  }
}

package org.monsterbox.app.referee;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.referee.clock.Aim;
import org.monsterbox.app.referee.clock.Alarm;
import org.monsterbox.app.referee.clock.Haste;
import org.monsterbox.app.referee.clock.Hesitations;
import org.monsterbox.app.referee.clock.MainThread;
import org.monsterbox.app.referee.clock.Pace;
import org.monsterbox.app.referee.clock.Rest;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;

/**
 * One game in play. A move is judged by the rules, then kept, and only then done; bots are woken
 * when it is their turn. Lives on the main thread.
 */
public final class Referee<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** Whoever shows the game. */
  public interface Listener {

    /** Something is to be shown anew: a move is done, and the line goes on with it, or else. */
    void changed();

    /** The move of that person is not allowed. */
    void refused(int seat, Code code);
  }

  /** Where the referee works. */
  public record Rooms(Executor keeping, Executor thinking, MainThread main) {}

  private final GameKit<S, M, V> kit;
  private final Listener listener;
  private final MainThread main;
  private final Keeper keeper;
  private final Haste haste;
  private final Rest<M> rest;
  private final Aim<M> aim;
  private final Clockwork<S, M, V> clockwork;
  private final Bots<S, M, V> bots;
  private final Adviser<S, M, V> adviser;
  private final Agenda<S, M, V> agenda;
  private GamePosition<S, M, V> position;
  private long leftAt;
  private boolean present;
  private boolean paused;
  private boolean held;

  /**
   * Takes up a game.
   *
   * @param game where it is
   * @param pace how long the table stands still for people to follow
   */
  public Referee(
      GameKit<S, M, V> kit,
      OpenGame<S, M> game,
      Ledger ledger,
      Pace pace,
      Rooms rooms,
      Listener listener) {
    this.kit = kit;
    this.position = new GamePosition<>(kit, game.line(), game.seating());
    this.listener = listener;
    main = rooms.main();
    keeper = new Keeper(ledger, game.entries(), rooms.keeping(), main, this::changed);
    haste = new Haste(pace);
    rest = new Rest<>(kit, haste, main, this::goOn);
    aim = new Aim<>(kit, haste, main, this::goOn);
    Alarm alarm = new Alarm(main, this::goOn);
    Setup setup = game.setup();
    long played = position.playedMillis(game.playedMillis());
    clockwork = new Clockwork<>(kit, played, ledger, rooms.keeping(), main, alarm);
    agenda =
        clockwork
            .race()
            .<Agenda<S, M, V>>map(race -> race)
            .orElseGet(
                () ->
                    new Turns<>(
                        alarm,
                        this::countsFrom,
                        () -> !rest.isResting() && !held,
                        aim,
                        new Hesitations(seat -> hesitation(seat, setup), main::now)));
    leftAt = main.now() - game.leftMillis();
    bots = new Bots<>(kit, setup, rooms.thinking(), rooms.main());
    adviser = new Adviser<>(new Bots<>(kit, setup, rooms.thinking(), main), listener::changed);
  }

  /** People are at the table: the bots may act. */
  public void start() {
    boolean isBack = !present && (position.line().length() > 0 || clockwork.millis() > 0);
    present = true;
    if (isBack) {
      // Whoever comes back shall not find that the time has begun to run without them.
      pause();
    }
    notePause();
    goOn();
  }

  /** What bots forget meanwhile must be the same whenever the record is read. */
  private void notePause() {
    boolean isLong = main.now() - leftAt >= Pause.LONG_MILLIS;
    boolean isBegun = position.line().length() > 0 && !position.turn().isOver();
    if (isLong && isBegun && !keeper.isBusy()) {
      keep(Keeper.NOBODY, Pause.NOTED, position.line().paused(), () -> {});
    }
  }

  /** Nobody looks: bots stop thinking. They will decide the same when it goes on. */
  public void stop() {
    pause();
    present = false;
    leftAt = main.now();
    if (!clockwork.isStopping()) {
      agenda.clear();
    }
    forgetThoughts();
    setClock();
  }

  /** The table is left for good. A move that is on its way is still kept. */
  public void close() {
    stop();
    keeper.close();
  }

  public void setPaused(boolean isPaused) {
    if (clockwork.isRealTime() && isPaused) {
      pause();
    } else if (clockwork.isRealTime()) {
      resume();
    } else {
      paused = isPaused;
      if (paused) {
        forgetThoughts();
      }
      goOn();
    }
  }

  /** Stops a game in real time by its own pause, as soon as what came before is done. */
  private void pause() {
    if (position.isRunning()) {
      clockwork.race().ifPresent(Race::stop);
      goOn();
    }
  }

  private void resume() {
    if (present && !keeper.isBusy() && clockwork.isStopped(position)) {
      play(clockwork.resume(position));
    }
  }

  /**
   * Somebody reads something that lies over the table: bots wait with their moves, and a game in
   * real time is stopped.
   */
  public void setHeld(boolean isHeld) {
    if (held != isHeld) {
      held = isHeld;
      if (held) {
        pause();
      }
      goOn();
    }
  }

  /** Ends the pause in which people can follow: what is next follows at once. */
  public void hurry() {
    rest.hurry();
    aim.hurry();
  }

  /** Nothing that bots do is waited for until a person is asked. */
  public void skip() {
    haste.setHasty(position.seating().people() > 0);
    hurry();
  }

  /**
   * A person wants to make a move. In a game of turns, while their last one is on its way, this
   * does nothing.
   *
   * @param age how many milliseconds ago they touched what makes it
   */
  public void act(int seat, M move, long age) {
    boolean isOnItsWay = !clockwork.isRealTime() && keeper.isKeeping(seat);
    if (position.seating().isPerson(seat) && !isOnItsWay) {
      agenda.wish(position, seat, move, age);
      goOn();
    }
  }

  /** Where others look on, they shall see the last move before the next one. */
  private long countsFrom(M move) {
    return rest.lastMove() + (position.seating().people() > 1 ? rest.before(move) : 0);
  }

  /** Of what the viewer knows: no bot's hand is in that. */
  private long hesitation(int seat, Setup setup) {
    Grade grade = position.actingBots().getOrDefault(seat, Grade.MEDIUM);
    return kit.hesitation(position.view(), seat, grade, setup.seed());
  }

  /** Tries once more to keep what could not be kept. */
  public void retry() {
    keeper.retry();
  }

  /** Takes back what the viewer may take back. */
  public void undo() {
    int moves = undoable();
    if (moves > 0) {
      forgetThoughts();
      Line<S, M> shorter = position.line().without(moves);
      keep(Keeper.NOBODY, new Entry.Undone(moves), shorter, rest::skip);
    }
  }

  /** Asks a strong bot what it would do in the viewer's place. */
  public void advise() {
    if (!keeper.isBusy() && !position.moves().isEmpty() && adviser.isFree()) {
      Line<S, M> helped = position.line().helped(1 << position.viewer());
      keep(Keeper.NOBODY, Help.noted(position.viewer()), helped, () -> adviser.ask(position));
    }
  }

  /** Notes, once, that the viewer plays with help. */
  public void noteHelp() {
    Line<S, M> line = position.line();
    int viewer = 1 << position.viewer();
    if (!keeper.isBusy() && (line.assisted() & viewer) == 0) {
      keep(Keeper.NOBODY, Help.noted(position.viewer()), line.helped(viewer), () -> {});
    }
  }

  /** Somebody else takes the seat, person or bot. */
  public void seat(int seat, Chair chair) {
    if (!keeper.isBusy()) {
      forgetThoughts();
      keeper.seat(seat, chair, () -> sit(position.seating().with(seat, chair)));
    }
  }

  private void sit(Seating seating) {
    position = position.with(seating);
    goOn();
  }

  /** Has the game put away for good, and then goes on with what follows. */
  public void abandon(Runnable then) {
    if (!keeper.isBusy()) {
      forgetThoughts();
      keeper.abandon(then);
    }
  }

  public Situation<M, V> situation() {
    return new Situation<>(
        position.sight(),
        position.acting(),
        paused || isStopped(),
        rest.isResting(),
        keeper.hasFailed(),
        undoable(),
        adviser.isThinking(),
        adviser.hint(),
        position.outcome(),
        position.line().assisted(),
        aim.node());
  }

  /** How the game itself stands, whatever happens around it. */
  public GamePosition<S, M, V> position() {
    return position;
  }

  /** Whether a game in real time pauses, or is about to. */
  public boolean isStopped() {
    return clockwork.stands(position);
  }

  /** What the game's own clock shows, or how long it has been played. */
  public long clock() {
    return clockwork.millis();
  }

  private int undoable() {
    return keeper.isBusy() ? 0 : position.undoable();
  }

  /** Does what is next, one thing at a time. */
  private void goOn() {
    if (clockwork.isStopped(position)) {
      agenda.clear();
    }
    setClock();
    if (!position.moves().isEmpty() || position.turn().isOver()) {
      haste.setHasty(false);
    }
    Optional<PlannedMove<M>> next = nextMove();
    while (next.isPresent()) {
      play(next.get());
      next = nextMove();
    }
    askBots();
    listener.changed();
  }

  private Optional<PlannedMove<M>> nextMove() {
    boolean isReady = (present || clockwork.isStopping()) && !keeper.isBusy();
    return isReady && !position.turn().isOver() ? agenda.next(position) : Optional.empty();
  }

  private void setClock() {
    clockwork.set(position, present && !keeper.hasFailed());
  }

  private void changed() {
    setClock();
    listener.changed();
  }

  private void play(PlannedMove<M> planned) {
    try {
      Line<S, M> longer = position.line().played(planned.seat(), planned.move());
      Entry entry = new Entry.Played(planned.seat(), kit.rules().text(planned.move()));
      keep(planned.seat(), entry, longer, this::restAfterMove);
    } catch (Refusal refusal) {
      if (planned.isAnswered()) {
        listener.refused(planned.seat(), refusal.code());
      }
    }
  }

  private void restAfterMove() {
    rest.after(position.latest(position.viewer()));
  }

  private void keep(int who, Entry entry, Line<S, M> line, Runnable then) {
    GamePosition<S, M, V> next = position.with(line);
    keeper.append(who, entry, next, clockwork.kept(next), () -> done(next, then));
  }

  private void done(GamePosition<S, M, V> next, Runnable then) {
    position = next;
    adviser.forget();
    then.run();
    goOn();
  }

  private void askBots() {
    boolean mayAct = present && !paused && !isStopped();
    if (!mayAct || keeper.isBusy() || agenda.knowsBots(position) || bots.areThinking()) {
      return;
    }
    boolean mayPeople = !position.moves().isEmpty();
    if (mayPeople && kit.isLeftToPeople(position.view())) {
      return;
    }
    Map<Integer, Grade> asked = position.actingBots();
    if (!asked.isEmpty()) {
      bots.ask(
          position.line(),
          asked,
          decisions -> {
            agenda.decided(decisions);
            goOn();
          });
    }
  }

  private void forgetThoughts() {
    bots.cancel();
    agenda.forgetBots();
    adviser.forget();
  }
}

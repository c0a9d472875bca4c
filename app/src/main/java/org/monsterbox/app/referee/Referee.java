package org.monsterbox.app.referee;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.Chair;
import org.monsterbox.app.store.Standing;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
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

    /** Something is to be shown anew. */
    void changed();

    /** That move is done. */
    void happened(EventLog events);

    /** The move of that person is not allowed. */
    void refused(int seat, Code code);
  }

  /** Where the referee works. */
  public record Rooms(Executor keeping, Executor thinking, MainThread main) {}

  /** A move that a person wants to make, and not before everybody has seen the last one. */
  private record Wish<M>(int seat, M move, long from) {}

  private static final int NOBODY = -1;

  private final GameKit<S, M, V> kit;
  private final Ledger ledger;
  private final Pace pace;
  private final Listener listener;
  private final MainThread main;
  private final Keeper keeper;
  private final Rest rest;
  private final Stopwatch stopwatch;
  private final Bots<S, M, V> bots;
  private final Bots<S, M, V> advisers;
  private final Deque<Decision<S, M>> decided = new ArrayDeque<>();
  private final Deque<Wish<M>> wishes = new ArrayDeque<>();
  private final Runnable later = this::goOn;
  private Position<S, M, V> position;
  private int entries;
  private Optional<Choice<M>> hint = Optional.empty();
  private long leftAt;
  private long doneAt;
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
    this.position = new Position<>(kit.rules(), game.line(), game.seating());
    this.entries = game.entries();
    this.ledger = ledger;
    this.pace = pace;
    this.listener = listener;
    keeper = new Keeper(rooms.keeping(), rooms.main(), listener::changed);
    rest = new Rest(rooms.main(), this::goOn);
    stopwatch = new Stopwatch(rooms.main(), game.playedMillis());
    main = rooms.main();
    leftAt = main.now() - game.leftMillis();
    Setup setup = game.setup();
    bots = new Bots<>(kit, setup, rooms.thinking(), rooms.main());
    advisers = new Bots<>(kit, setup, rooms.thinking(), rooms.main());
  }

  /** People are at the table: the bots may act. */
  public void start() {
    present = true;
    stopwatch.start();
    notePause();
    goOn();
  }

  /** What bots forget meanwhile must be the same whenever the record is read. */
  private void notePause() {
    boolean isLong = main.now() - leftAt >= Pause.LONG_MILLIS;
    boolean isBegun = position.line().length() > 0 && !position.turn().isOver();
    if (isLong && isBegun && !keeper.isBusy()) {
      keep(NOBODY, Pause.NOTED, position.line().paused(), () -> {});
    }
  }

  /** Nobody looks: bots stop thinking. They will decide the same when it goes on. */
  public void stop() {
    present = false;
    leftAt = main.now();
    stopwatch.stop();
    wishes.clear();
    main.cancel(later);
    forgetThoughts();
  }

  /** The table is left for good. A move that is on its way is still kept. */
  public void close() {
    stop();
    keeper.close();
  }

  public void setPaused(boolean isPaused) {
    paused = isPaused;
    if (paused) {
      forgetThoughts();
    }
    goOn();
  }

  /** Somebody reads something that lies over the table: bots wait with their moves. */
  public void setHeld(boolean isHeld) {
    if (held != isHeld) {
      held = isHeld;
      goOn();
    }
  }

  /** Ends the pause in which people can follow. */
  public void hurry() {
    rest.hurry();
  }

  /** A person wants to make a move. While their last one is on its way, this does nothing. */
  public void act(int seat, M move) {
    boolean isOnItsWay =
        keeper.isKeeping(seat) || wishes.stream().anyMatch(wish -> wish.seat() == seat);
    if (position.seating().isPerson(seat) && !isOnItsWay) {
      boolean othersLook = position.seating().people() > 1;
      long pause = othersLook ? pace.pause(kit.pauseBefore(move), false) : 0;
      wishes.add(new Wish<>(seat, move, doneAt + pause));
      goOn();
    }
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
      keep(NOBODY, new Entry.Undone(moves), shorter, () -> rest.begin(0));
    }
  }

  /** Asks a strong bot what it would do in the viewer's place. */
  public void advise() {
    if (keeper.isBusy()
        || position.moves().isEmpty()
        || advisers.areThinking()
        || hint.isPresent()) {
      return;
    }
    Line<S, M> helped = position.line().helped(1 << viewer());
    keep(NOBODY, Help.noted(viewer()), helped, this::askAdviser);
  }

  /** Notes, once, that the viewer plays with help. */
  public void noteHelp() {
    Line<S, M> line = position.line();
    int viewer = 1 << viewer();
    if (!keeper.isBusy() && (line.assisted() & viewer) == 0) {
      keep(NOBODY, Help.noted(viewer()), line.helped(viewer), () -> {});
    }
  }

  private void askAdviser() {
    advisers.ask(
        position.line(),
        Map.of(viewer(), Grade.MONSTER),
        decisions -> {
          hint = Optional.of(decisions.get(0).choice());
          listener.changed();
        });
    listener.changed();
  }

  /** Somebody else takes the seat, person or bot. */
  public void seat(int seat, Chair chair) {
    if (keeper.isBusy()) {
      return;
    }
    forgetThoughts();
    keeper.keep(
        new Keeper.Task(
            NOBODY,
            () -> ledger.seat(seat, chair),
            () -> {
              position = position.with(position.seating().with(seat, chair));
              goOn();
            }));
  }

  /** Has the game put away for good, and then goes on with what follows. */
  public void abandon(Runnable then) {
    if (!keeper.isBusy()) {
      forgetThoughts();
      keeper.keep(new Keeper.Task(NOBODY, ledger::abandon, then));
    }
  }

  public Situation<M, V> situation() {
    return new Situation<>(
        position.view(),
        position.seating().seats(),
        position.viewer(),
        position.moves(),
        position.acting(),
        paused,
        rest.isResting(),
        keeper.hasFailed(),
        undoable(),
        advisers.areThinking(),
        hint,
        position.outcome(),
        position.line().assisted());
  }

  /** What that seat saw happen, from the deal on. */
  public List<Event> log(int seat) {
    return position.log(seat);
  }

  /** What that seat saw of the last move, or of the deal before the first. */
  public List<Event> latest(int seat) {
    return position.latest(seat);
  }

  public Seating seating() {
    return position.seating();
  }

  public S state() {
    return position.line().state();
  }

  /** The person who is asked to act; while bots act, the person who acted last. */
  public int viewer() {
    return position.viewer();
  }

  private int undoable() {
    return keeper.isBusy() ? 0 : position.undoable();
  }

  /** Does what is next: one thing at a time, people first. */
  private void goOn() {
    while (present && !keeper.isBusy() && !position.turn().isOver()) {
      Wish<M> wish = wishes.peek();
      if (wish != null && wish.from() > main.now()) {
        main.cancel(later);
        main.postDelayed(wish.from() - main.now(), later);
        break;
      } else if (wish != null) {
        wishes.remove();
        play(wish.seat(), wish.move(), true);
      } else if (!decided.isEmpty() && !rest.isResting() && !held) {
        Decision<S, M> decision = decided.remove();
        play(decision.seat(), decision.choice().move(), false);
      } else {
        break;
      }
    }
    askBots();
    listener.changed();
  }

  private void play(int seat, M move, boolean isPerson) {
    try {
      Step<S, M> step = position.line().judge(seat, move);
      Line<S, M> longer = position.line().after(step);
      keep(seat, new Entry.Played(seat, move.text()), longer, () -> done(step));
    } catch (Refusal refusal) {
      // Among bots that were asked together another one was quicker: this one is asked again.
      if (isPerson) {
        listener.refused(seat, refusal.code());
      }
    }
  }

  private void done(Step<S, M> step) {
    long longest = 0;
    for (Event event : step.events().seenBy(viewer())) {
      longest = Math.max(longest, pace.pause(kit.pauseAfter(event), event.reveals()));
    }
    rest.begin(longest);
    doneAt = main.now();
    listener.happened(step.events());
  }

  private void keep(int who, Entry entry, Line<S, M> line, Runnable then) {
    Position<S, M, V> next = position.with(line);
    Standing standing = standing(next);
    keeper.keep(
        new Keeper.Task(
            who,
            () -> ledger.append(entry, standing, next.outcome()),
            () -> {
              entries = standing.entries();
              position = next;
              forgetHint();
              then.run();
              goOn();
            }));
  }

  private Standing standing(Position<S, M, V> next) {
    return new Standing(
        entries + 1,
        next.line().now().hash(),
        next.turn(),
        kit.progress(next.view()),
        stopwatch.millis(),
        next.line().assisted());
  }

  private void askBots() {
    if (!present || paused || keeper.isBusy() || !decided.isEmpty() || bots.areThinking()) {
      return;
    }
    Map<Integer, Grade> asked = position.actingBots();
    if (!asked.isEmpty()) {
      bots.ask(position.line(), asked, this::decided);
    }
  }

  /** Of several moves the earliest are played, in the order of the seats. */
  private void decided(List<Decision<S, M>> decisions) {
    long now = Long.MAX_VALUE;
    for (Decision<S, M> decision : decisions) {
      now = Math.min(now, decision.choice().move().time());
    }
    for (Decision<S, M> decision : decisions) {
      if (decision.choice().move().time() == now) {
        decided.add(decision);
      }
    }
    goOn();
  }

  private void forgetThoughts() {
    bots.cancel();
    decided.clear();
    forgetHint();
  }

  private void forgetHint() {
    advisers.cancel();
    hint = Optional.empty();
  }
}

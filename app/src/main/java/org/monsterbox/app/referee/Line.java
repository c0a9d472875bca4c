package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.monsterbox.app.games.Happened;
import org.monsterbox.core.bot.LongPause;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Hashed;

/**
 * The moves that led to where a game is, without those that were taken back. A line never changes:
 * a bot can think about it on another thread while the game goes on.
 */
public final class Line<S extends Fingerprinted, M extends Move> {

  /** How many moves a record can take back at most. */
  private static final int MOST_TAKEN_BACK = 256;

  private final Rules<S, M, ?> rules;
  private final EventLog deal;
  private final List<PlayedMove<S, M>> steps;
  // After how many steps there was a long pause.
  private final List<Integer> pauses;
  private final Hashed<S> now;
  private final int remembered;
  private final int assisted;

  private Line(
      Rules<S, M, ?> rules,
      EventLog deal,
      List<PlayedMove<S, M>> steps,
      List<Integer> pauses,
      Hashed<S> now,
      int remembered,
      int assisted) {
    this.rules = rules;
    this.deal = deal;
    this.steps = steps;
    this.pauses = pauses;
    this.now = now;
    this.remembered = remembered;
    this.assisted = assisted;
  }

  /** The table before the first move. */
  public static <S extends Fingerprinted, M extends Move> Line<S, M> start(
      Rules<S, M, ?> rules, Setup setup) {
    EventLog deal = new EventLog();
    Hashed<S> start = Hashed.start(rules.start(setup, deal));
    return new Line<>(rules, deal, List.of(), List.of(), start, 0, 0);
  }

  /**
   * Where a record ends. Takes a while: every move is played again.
   *
   * @throws RuntimeException if the record does not follow the rules
   */
  public static <S extends Fingerprinted, M extends Move> Line<S, M> of(
      Rules<S, M, ?> rules, GameRecord record) {
    Line<S, M> line = start(rules, record.header().setup());
    for (Entry entry : record.entries()) {
      line = line.after(entry);
    }
    return line;
  }

  private Line<S, M> after(Entry entry) {
    if (entry instanceof Entry.Played played) {
      return played(played.seat(), rules.readMove(played.move()));
    }
    if (entry instanceof Entry.Undone undone) {
      return without(undone.moves());
    }
    return entry.equals(Pause.NOTED) ? paused() : helped(Help.helped(entry));
  }

  /**
   * The line that goes on with a move, if the rules accept it.
   *
   * @throws Refusal if they say no
   */
  Line<S, M> played(int seat, M move) {
    EventLog events = new EventLog();
    Hashed<S> next = now.played(rules.play(now.state(), seat, move, events));
    List<PlayedMove<S, M>> longer = new ArrayList<>(steps);
    longer.add(new PlayedMove<>(seat, move, now, next, events));
    int more = Math.min(MOST_TAKEN_BACK, remembered + 1);
    return new Line<>(rules, deal, longer, pauses, next, more, assisted);
  }

  /** The line before its last moves. */
  Line<S, M> without(int moves) {
    if (moves < 1 || moves > remembered) {
      throw new IllegalArgumentException(moves + " moves back, remembered " + remembered);
    }
    int left = steps.size() - moves;
    Hashed<S> earlier = now.takenBackTo(steps.get(left).before());
    List<PlayedMove<S, M>> shorter = new ArrayList<>(steps.subList(0, left));
    List<Integer> kept = new ArrayList<>();
    for (int pause : pauses) {
      kept.add(Math.min(pause, left));
    }
    return new Line<>(
        rules,
        deal,
        shorter,
        kept,
        earlier,
        remembered - moves,
        assisted | 1 << steps.get(left).seat());
  }

  /** The same game, in which those seats had help. */
  Line<S, M> helped(int seats) {
    return new Line<>(rules, deal, steps, pauses, now, remembered, assisted | seats);
  }

  /** The same game, after nobody has played for long. */
  Line<S, M> paused() {
    List<Integer> more = new ArrayList<>(pauses);
    more.add(steps.size());
    return new Line<>(rules, deal, steps, more, now, remembered, assisted);
  }

  public S state() {
    return now.state();
  }

  Hashed<S> now() {
    return now;
  }

  /** When the last move was made, by the game's own clock. */
  long time() {
    return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).move().time();
  }

  /** When the last of the first so many moves was made. */
  public long stepTime(int moves) {
    return steps.get(moves - 1).move().time();
  }

  /** How many moves have been made and stand. */
  public int length() {
    return steps.size();
  }

  PlayedMove<S, M> step(int number) {
    return steps.get(number);
  }

  /** Who has asked for a hint or taken back a move: bit {@code n} is set for seat {@code n}. */
  public int assisted() {
    return assisted;
  }

  /** What the seat saw happen before the first move. */
  public List<Event> dealtTo(int seat) {
    return deal.seenBy(seat);
  }

  /** What the seat saw happen after the first so many steps. */
  public List<Event> seenBy(int seat, int after) {
    return seenBy(seat, new Stretch(after, steps.size()));
  }

  /** What the seat saw happen from that time on, until so many moves were made. */
  public List<Happened> recent(int seat, int moves, long from) {
    List<Happened> recent = new ArrayList<>();
    for (int i = moves - 1; i >= 0 && steps.get(i).move().time() >= from; i--) {
      List<Happened> seen = new ArrayList<>();
      for (Event event : steps.get(i).events().seenBy(seat)) {
        seen.add(new Happened(steps.get(i).move().time(), event));
      }
      recent.addAll(0, seen);
    }
    return recent;
  }

  /** The latest moves of others that came without one of the seat's own between. */
  Stretch ofOthers(int seat) {
    int end = steps.size();
    while (end > 0 && steps.get(end - 1).seat() == seat) {
      end--;
    }
    int start = end;
    while (start > 0 && steps.get(start - 1).seat() != seat) {
      start--;
    }
    return new Stretch(start, end);
  }

  /** What the seat saw of those moves. */
  List<Event> seenBy(int seat, Stretch moves) {
    List<Event> seen = new ArrayList<>();
    for (PlayedMove<S, M> step : steps.subList(moves.from(), moves.to())) {
      seen.addAll(step.events().seenBy(seat));
    }
    return seen;
  }

  /** All that a bot in that seat is told from the deal on: what it saw, and long pauses. */
  List<Event> toldTo(int seat) {
    return toldTo(seat, steps.size());
  }

  /** The same until so many moves were made. */
  public List<Event> toldTo(int seat, int moves) {
    List<Event> told = new ArrayList<>(dealtTo(seat));
    for (int length = 0; length <= moves; length++) {
      if (length > 0) {
        told.addAll(steps.get(length - 1).events().seenBy(seat));
      }
      for (int i = Collections.frequency(pauses, length); i > 0; i--) {
        told.add(new LongPause());
      }
    }
    return told;
  }

  /** All that the seat saw from the deal on, with who moved. */
  List<Told> told(int seat) {
    List<Told> told = new ArrayList<>();
    for (Event event : dealtTo(seat)) {
      told.add(new Told(OptionalInt.empty(), 0, event));
    }
    for (int move = 1; move <= steps.size(); move++) {
      PlayedMove<S, M> step = steps.get(move - 1);
      for (Event event : step.events().seenBy(seat)) {
        told.add(new Told(OptionalInt.of(step.seat()), move, event));
      }
    }
    return told;
  }

  /** The table after the first so many moves. */
  public S stateAfter(int moves) {
    return moves == length() ? state() : steps.get(moves).before().state();
  }

  /** What the seat saw of the move with that number, counted from 1; of the deal for 0. */
  public List<Event> seenOf(int seat, int move) {
    return move == 0 ? dealtTo(seat) : steps.get(move - 1).events().seenBy(seat);
  }

  /** Whether this line goes on where the other one ends, without another long pause. */
  @SuppressWarnings("ReferenceEquality") // a line that goes on has the very steps of the other
  public boolean continues(Line<S, M> other) {
    int length = other.length();
    return length() >= length
        && pauses.equals(other.pauses)
        && (length == 0 || step(length - 1) == other.step(length - 1));
  }

  /**
   * How many moves that person may take back: to where they acted last, if nothing random or hidden
   * has come to light since and no other person has acted; 0 if they may not.
   */
  int undoable(int person, IntPredicate isPerson) {
    for (int back = 1; back <= Math.min(remembered, steps.size()); back++) {
      PlayedMove<S, M> step = steps.get(steps.size() - back);
      if (step.events().reveals()) {
        return 0;
      }
      if (step.seat() == person) {
        return back;
      }
      if (isPerson.test(step.seat())) {
        return 0;
      }
    }
    return 0;
  }

  /** The seat of those asked for that moved last, or the other one if none of them has. */
  int lastToMove(IntPredicate who, int otherwise) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (who.test(steps.get(i).seat())) {
        return steps.get(i).seat();
      }
    }
    return otherwise;
  }
}

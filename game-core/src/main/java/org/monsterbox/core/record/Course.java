package org.monsterbox.core.record;

import java.util.ArrayDeque;
import java.util.Deque;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/**
 * A game that takes its course from entry to entry. It remembers only so many positions, so that a
 * record cannot make it use more and more memory.
 */
final class Course<S extends Fingerprinted, M extends Move> {

  /** How many moves can be taken back at most. */
  static final int REMEMBERED = 256;

  private final Rules<S, M, ?> rules;
  private final int seats;
  private final Deque<Hashed<S>> earlier = new ArrayDeque<>();
  private Hashed<S> now;
  private int played;

  Course(Rules<S, M, ?> rules, Setup setup) throws Fault {
    this.rules = rules;
    this.seats = setup.seats();
    this.now = start(rules, setup);
  }

  private static <S extends Fingerprinted> Hashed<S> start(Rules<S, ?, ?> rules, Setup setup)
      throws Fault {
    try {
      return Hashed.start(rules.start(setup));
    } catch (Refusal refusal) {
      throw new Fault(BadRecord.Reason.BAD_SETUP, refusal.code().name());
    } catch (RuntimeException | StackOverflowError e) {
      throw rulesFailed(e);
    }
  }

  Hashed<S> now() {
    return now;
  }

  /** Of the start and all that was done since, taken back or not. */
  long hash() {
    return now.hash();
  }

  void apply(Entry entry, Events out) throws Fault {
    if (entry instanceof Entry.Played move) {
      play(move, out);
    } else if (entry instanceof Entry.Undone undone) {
      undo(undone.moves());
    }
  }

  /** Whether the record has a hash after this entry, which was the last. */
  boolean hashFollows(Entry entry) {
    return entry instanceof Entry.Played && played % Format.MOVES_PER_HASH == 0;
  }

  private void play(Entry.Played entry, Events out) throws Fault {
    if (entry.seat() >= seats) {
      throw new Fault(
          BadRecord.Reason.NO_SUCH_SEAT, "seat " + entry.seat() + " of " + seats + " seats");
    }
    Hashed<S> next;
    try {
      if (rules.turn(now.state()).isOver()) {
        throw new Fault(BadRecord.Reason.GAME_OVER, Format.quoted(entry.move()));
      }
      next = now.played(play(entry.seat(), move(entry.move()), out));
    } catch (RuntimeException | StackOverflowError e) {
      throw rulesFailed(e);
    }
    if (earlier.size() == REMEMBERED) {
      earlier.removeFirst();
    }
    earlier.addLast(now);
    now = next;
    played++;
  }

  private M move(String text) throws Fault {
    M move;
    try {
      move = rules.readMove(text);
    } catch (Refusal refusal) {
      throw new Fault(BadRecord.Reason.UNREADABLE_MOVE, Format.quoted(text));
    }
    // Otherwise the record would change by being read and written.
    if (!rules.text(move).equals(text)) {
      throw new Fault(
          BadRecord.Reason.RULES_FAILED,
          Format.quoted(text) + " was read as " + Format.quoted(rules.text(move)));
    }
    return move;
  }

  private S play(int seat, M move, Events out) throws Fault {
    try {
      return rules.play(now.state(), seat, move, out);
    } catch (Refusal refusal) {
      throw new Fault(
          BadRecord.Reason.ILLEGAL_MOVE,
          refusal.code().name() + ": " + seat + " " + Format.quoted(rules.text(move)));
    }
  }

  private void undo(int moves) throws Fault {
    if (moves > earlier.size()) {
      throw new Fault(
          BadRecord.Reason.UNDO_TOO_FAR, moves + " moves back, remembered " + earlier.size());
    }
    Hashed<S> taken = now;
    for (int i = 0; i < moves; i++) {
      now = earlier.removeLast();
    }
    now = taken.takenBackTo(now);
  }

  private static Fault rulesFailed(Throwable cause) {
    return new Fault(BadRecord.Reason.RULES_FAILED, cause.toString(), cause);
  }
}

package org.monsterbox.core.record;

import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/**
 * Plays a record again, entry by entry. It keeps no more states than an undo may need: to go back
 * is to start anew and to go forward to that place.
 *
 * <p>All methods that play throw {@link IllegalArgumentException} if the record does not follow the
 * rules, which cannot happen with a record that was read with the same rules.
 */
public final class Replay<S extends Fingerprinted, M extends Move> {

  private final Rules<S, M, ?> rules;
  private final GameRecord record;
  private Course<S, M> course;
  private int position;

  /** Stands before the first entry. */
  public Replay(Rules<S, M, ?> rules, GameRecord record) {
    Header header = record.header();
    if (!header.gameId().equals(rules.facts().id()) || header.rulesVersion() != rules.version()) {
      throw new IllegalArgumentException(
          "A record of " + header.gameId() + " " + header.rulesVersion() + " needs its own rules");
    }
    this.rules = rules;
    this.record = record;
    this.course = start(rules, record);
  }

  private static <S extends Fingerprinted, M extends Move> Course<S, M> start(
      Rules<S, M, ?> rules, GameRecord record) {
    try {
      return new Course<>(rules, record.header().setup());
    } catch (Fault fault) {
      throw new IllegalArgumentException("The game does not start: " + fault.getMessage(), fault);
    }
  }

  public GameRecord record() {
    return record;
  }

  /** How many entries have been gone through. */
  public int position() {
    return position;
  }

  public boolean isAtEnd() {
    return position == record.entries().size();
  }

  /** The table as it is at this place of the record. */
  public S state() {
    return course.now().state();
  }

  /** The same with the hash of all that led there: where a table goes on from. */
  public Hashed<S> now() {
    return course.now();
  }

  /** Goes through one entry; tells what happens if it is a move. */
  public void forward(Events out) {
    if (isAtEnd()) {
      throw new IllegalStateException("This is the end of the record");
    }
    Entry entry = record.entries().get(position);
    try {
      course.apply(entry, out);
    } catch (Fault fault) {
      throw new IllegalArgumentException(
          "Entry " + (position + 1) + ": " + fault.reason() + ": " + fault.getMessage(), fault);
    }
    position++;
  }

  /** Goes forward or back to the place after that many entries. */
  public void goTo(int entries) {
    if (entries < 0 || entries > record.entries().size()) {
      throw new IndexOutOfBoundsException("There is no place after " + entries + " entries");
    }
    if (entries < position) {
      course = start(rules, record);
      position = 0;
    }
    while (position < entries) {
      forward(Events.NONE);
    }
  }

  public void goToEnd() {
    goTo(record.entries().size());
  }
}

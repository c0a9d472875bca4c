package org.monsterbox.app.referee;

import java.util.OptionalInt;
import org.monsterbox.core.game.Event;

/**
 * Something that somebody saw happen.
 *
 * @param mover the seat whose move led to it; empty at the deal
 * @param moves how many moves had been made with that one
 */
public record Told(OptionalInt mover, int moves, Event event) {

  /** Whether that is the very same thing, told once more. */
  @SuppressWarnings("ReferenceEquality") // two equal events may happen one after the other
  public boolean isSame(Told other) {
    return event == other.event;
  }
}

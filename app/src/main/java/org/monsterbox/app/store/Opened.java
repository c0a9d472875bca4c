package org.monsterbox.app.store;

import java.util.List;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.record.BadRecord;
import org.monsterbox.core.record.GameRecord;

/** What opening a saved game comes to. */
public sealed interface Opened {

  /**
   * A game that follows its rules from the first entry to the last.
   *
   * @param saved as it stands in the list
   * @param record its header and all entries
   * @param assisted bit {@code n} is set if seat {@code n} was helped
   */
  record Sound(SavedGame saved, GameRecord record, int assisted) implements Opened {

    public List<Chair> chairs() {
      return saved.chairs();
    }
  }

  /**
   * A game that cannot be played. It stays where it is and can be passed on as text.
   *
   * @param reason what is wrong
   * @param line where in that text, from 1
   */
  record Unreadable(SavedGame saved, BadRecord.Reason reason, int line) implements Opened {}

  /** There is no such game, or not any more. */
  record Gone() implements Opened {}
}

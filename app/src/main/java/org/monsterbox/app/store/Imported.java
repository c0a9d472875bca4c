package org.monsterbox.app.store;

import org.monsterbox.core.record.BadRecord;

/** What taking in a file comes to. */
public sealed interface Imported {

  /** The game is kept now. */
  record Added(long game) implements Imported {}

  /** It was kept already, and may have gone on since. */
  record AlreadyHere(long game) implements Imported {}

  /**
   * The file is no game that can be played here.
   *
   * @param line where it goes wrong, from 1
   */
  record Refused(BadRecord.Reason reason, int line) implements Imported {}
}

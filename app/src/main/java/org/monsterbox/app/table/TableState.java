package org.monsterbox.app.table;

import org.monsterbox.app.table.parts.Trouble;
import org.monsterbox.core.record.GameRecord;

/** What the screen of a table has to show. */
sealed interface TableState {

  /** The game is being read. */
  record Loading() implements TableState {}

  /** The game cannot be played. */
  record Broken(Trouble trouble) implements TableState {}

  /**
   * The game is on the table.
   *
   * @param record as it was when it was opened: its header is what a rematch is made from
   */
  record Ready(GameTable<?, ?, ?> table, GameRecord record) implements TableState {}
}

package org.monsterbox.app.referee;

import java.util.Optional;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.record.Entry;

/**
 * Where the game in play is kept. What a method has returned from is safe; if it throws, nothing
 * was kept. All take their time: not for the main thread.
 */
public interface Ledger {

  /**
   * Keeps what was done.
   *
   * @param standing how the game stands with it
   * @param outcome if the game is over by it
   */
  void append(Entry entry, Standing standing, Optional<Outcome> outcome) throws StoreFailure;

  /** Keeps that the game has been played for so long; nobody gets any of it back. */
  void played(long millis) throws StoreFailure;

  /** Somebody else sits there from now on. */
  void seat(int seat, Chair chair) throws StoreFailure;

  /** The game is not played on. */
  void abandon() throws StoreFailure;
}

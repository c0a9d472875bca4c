package org.monsterbox.app.referee;

import java.util.Optional;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.record.Entry;

/** Has a game kept, one entry at a time. */
final class Books {

  /** Who acts where nobody makes a move. */
  static final int NOBODY = -1;

  private final Ledger ledger;
  private final Keeper keeper;
  private int entries;

  Books(Ledger ledger, Keeper keeper, int entries) {
    this.ledger = ledger;
    this.keeper = keeper;
    this.entries = entries;
  }

  /**
   * Keeps an entry.
   *
   * @param who whose move it is, or {@link #NOBODY}
   * @param next how the game stands with it
   * @param progress how far it has come
   * @param millis how long it has been played
   */
  void append(
      int who, Entry entry, Position<?, ?, ?> next, float progress, long millis, Runnable then) {
    Standing standing =
        new Standing(
            entries + 1,
            next.line().now().hash(),
            next.turn(),
            progress,
            millis,
            next.line().assisted());
    Optional<Outcome> outcome = next.outcome();
    keeper.keep(
        new Keeper.Task(
            who,
            () -> ledger.append(entry, standing, outcome),
            () -> {
              entries = standing.entries();
              then.run();
            }));
  }

  void seat(int seat, Chair chair, Runnable then) {
    keeper.keep(new Keeper.Task(NOBODY, () -> ledger.seat(seat, chair), then));
  }

  void abandon(Runnable then) {
    keeper.keep(new Keeper.Task(NOBODY, ledger::abandon, then));
  }
}

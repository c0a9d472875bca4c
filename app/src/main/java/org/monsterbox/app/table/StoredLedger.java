package org.monsterbox.app.table;

import java.util.Optional;
import org.monsterbox.app.referee.Ledger;
import org.monsterbox.app.store.GameStore;
import org.monsterbox.app.store.Standing;
import org.monsterbox.app.store.StoreFailure;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.record.Entry;

/** Keeps a game in the database. */
record StoredLedger(GameStore store, long game) implements Ledger {

  @Override
  public void append(Entry entry, Standing standing, Optional<Outcome> outcome)
      throws StoreFailure {
    if (outcome.isPresent()) {
      store.finish(game, entry, standing, outcome.get());
    } else {
      store.append(game, entry, standing);
    }
  }

  @Override
  public void played(long millis) throws StoreFailure {
    store.played(game, millis);
  }

  @Override
  public void seat(int seat, Chair chair) throws StoreFailure {
    store.reseat(game, seat, chair);
  }

  @Override
  public void abandon() throws StoreFailure {
    store.abandon(game);
  }
}

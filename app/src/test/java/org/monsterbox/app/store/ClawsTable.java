package org.monsterbox.app.store;

import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;

/** A table for the tiny game Claws. */
public final class ClawsTable extends KeptTable<ClawsState, ClawsMove> {

  public ClawsTable(GameStore store, long seed, Chair... chairs) throws StoreFailure {
    super(new Claws(), store, seed, chairs);
  }
}

package org.monsterbox.core.sea.table;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** A game of Monster of the Sea in play: the table, and what nobody sees. */
public final class SeaState implements Fingerprinted {

  public final SeaTable table;

  /** By pile, its cards: those that are left, the next one last of them, and then drawn ones. */
  final byte[][] piles;

  final Chance chance;

  SeaState(SeaTable table, byte[][] piles, Chance chance) {
    this.table = table;
    this.piles = piles;
    this.chance = chance;
  }

  @Override
  public long fingerprint() {
    Fingerprint fingerprint = new Fingerprint().add(table.fingerprint());
    for (byte[] pile : piles) {
      fingerprint.add(pile);
    }
    return fingerprint.add(chance.state()).value();
  }
}

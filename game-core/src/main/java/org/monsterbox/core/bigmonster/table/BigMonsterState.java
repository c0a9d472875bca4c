package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/**
 * A game of Big Monster in play: what everybody sees, and what some or nobody can see. Nothing in
 * it is random any more: the deck is shuffled at the start.
 */
public final class BigMonsterState implements Fingerprinted {

  /** How many explorers a seat is dealt. */
  static final int OFFERED = 2;

  final BigMonsterTable table;

  /** By seat: the packet that it is looking at. */
  byte[][] hands;

  /** By seat: the packet that waits for its next turn. */
  byte[][] ships;

  /** By seat: the tile that lies face down before it. */
  byte[] kept;

  /** By seat: where that tile will lie, if this was said. */
  int[] keptPlaces;

  /** The two explorers of the first seat, then those of the next. */
  final byte[] offers;

  /** By seat: which explorer it has chosen, until all are revealed. */
  byte[] choices;

  /** Tiles that were discarded face down, by day and seat. */
  byte[] discards;

  /** Packets of later turns, and what is left over. */
  byte[] undealt;

  /** What the stretch goals have replaced. */
  final byte[] removed;

  BigMonsterState(BigMonsterTable table, byte[] offers, byte[] undealt, byte[] removed) {
    this.table = table;
    this.offers = offers;
    this.undealt = undealt;
    this.removed = removed;
    hands = Shared.emptyPackets(table.seats);
    ships = hands;
    kept = Shared.nobody(table.seats);
    keptPlaces = Shared.noPlaces(table.seats);
    choices = kept;
    discards = Shared.nobody(table.mode.isSeries() ? 0 : 2 * table.seats);
  }

  /** The same with a table of its own, to be changed. */
  BigMonsterState(BigMonsterState other) {
    table = new BigMonsterTable(other.table);
    hands = other.hands;
    ships = other.ships;
    kept = other.kept;
    keptPlaces = other.keptPlaces;
    offers = other.offers;
    choices = other.choices;
    discards = other.discards;
    undealt = other.undealt;
    removed = other.removed;
  }

  /** What everybody sees. */
  public BigMonsterTable table() {
    return table;
  }

  /** The two explorers that a seat was dealt. */
  byte[] offer(int seat) {
    return Arrays.copyOfRange(offers, OFFERED * seat, OFFERED * (seat + 1));
  }

  @Override
  public long fingerprint() {
    Fingerprint fingerprint = new Fingerprint();
    table.addTo(fingerprint);
    for (int seat = 0; seat < hands.length; seat++) {
      fingerprint.add(hands[seat]).add(ships[seat]).add(offer(seat));
    }
    return fingerprint
        .add(kept)
        .add(keptPlaces)
        .add(choices)
        .add(discards)
        .add(undealt)
        .add(removed)
        .value();
  }
}

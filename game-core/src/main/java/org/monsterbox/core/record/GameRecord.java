package org.monsterbox.core.record;

import java.util.List;

/**
 * A game as it is written down: who plays what, and all that was done, in order.
 *
 * @param header all that was known before the first move
 * @param entries moves, those that were taken back too, and remarks
 */
public record GameRecord(Header header, List<Entry> entries) {

  public GameRecord {
    entries = List.copyOf(entries);
  }
}

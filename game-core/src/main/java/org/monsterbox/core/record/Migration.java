package org.monsterbox.core.record;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Brings old records one version further.
 *
 * @param what the id of a game, for its rules, or {@link #FORMAT}
 * @param from the version of the records that it changes
 * @param change turns the lines of such a record into those of the next version; the version itself
 *     is changed for it
 */
public record Migration(String what, int from, UnaryOperator<List<String>> change) {

  /** Names the format of records, where others name a game. */
  public static final String FORMAT = Format.NAME;
}

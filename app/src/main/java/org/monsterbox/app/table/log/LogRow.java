package org.monsterbox.app.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A row of the log as it is read: the newest on top, each round under its heading.
 *
 * @param entry what it shows; empty in the rows that divide what is new from what is known
 * @param isNew whether it happened since the reader's last turn
 */
record LogRow(Kind kind, Optional<LogEntry> entry, boolean isNew) {

  enum Kind {
    /** What follows is new. */
    SINCE,
    /** What follows is known. */
    BEFORE,
    HEADING,
    LINE
  }

  private static final LogRow SINCE = new LogRow(Kind.SINCE, Optional.empty(), true);
  private static final LogRow BEFORE = new LogRow(Kind.BEFORE, Optional.empty(), false);

  /** The rows of a log, from top to bottom. */
  static List<LogRow> of(GameLog log) {
    List<LogEntry> entries = log.entries();
    boolean hasNews = log.known() < entries.size();
    List<LogRow> rows = new ArrayList<>();
    if (hasNews) {
      rows.add(SINCE);
    }
    List<LogRow> round = new ArrayList<>();
    for (int i = entries.size() - 1; i >= 0; i--) {
      LogEntry entry = entries.get(i);
      boolean isNew = i >= log.known();
      if (hasNews && i == log.known() - 1) {
        (round.isEmpty() ? rows : round).add(BEFORE);
      }
      if (entry instanceof LogEntry.Heading) {
        rows.add(new LogRow(Kind.HEADING, Optional.of(entry), isNew));
        rows.addAll(round);
        round.clear();
      } else {
        round.add(new LogRow(Kind.LINE, Optional.of(entry), isNew));
      }
    }
    rows.addAll(round);
    return rows;
  }

  /** Whether it is the same thing as before, whether or not it looks the same. */
  @SuppressWarnings("ReferenceEquality") // an entry stays the same object
  boolean isSame(LogRow other) {
    return kind == other.kind && entry.orElse(null) == other.entry.orElse(null);
  }
}

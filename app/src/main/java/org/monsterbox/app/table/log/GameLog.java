package org.monsterbox.app.table.log;

import java.util.ArrayList;
import java.util.List;

/**
 * All that is told of a game, the latest last.
 *
 * @param known how many of the entries the reader knows from their last turn; the others are new
 * @param latest how many of the entries, at the end, the last move led to
 */
public record GameLog(List<LogEntry> entries, int known, int latest) {

  public static final GameLog EMPTY = new GameLog(List.of(), 0, 0);

  /** What happened longer ago is not read any more. */
  private static final int LONGEST = 300;

  /** So much is left out at once, so that most of the time the log only grows. */
  private static final int LEFT_OUT = 100;

  public GameLog {
    entries = List.copyOf(entries);
  }

  /** Without what happened too long ago. */
  GameLog shortened() {
    int first = Math.max(0, entries.size() - LONGEST) / LEFT_OUT * LEFT_OUT;
    return new GameLog(entries.subList(first, entries.size()), Math.max(0, known - first), latest);
  }

  /** Without what the last move led to. */
  public GameLog withoutLatest() {
    int left = entries.size() - latest;
    return new GameLog(entries.subList(0, left), Math.min(known, left), 0);
  }

  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** The sentences alone, the latest last. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    for (LogEntry entry : entries) {
      if (entry instanceof LogEntry.Line line) {
        sentences.add(line.sentence());
      }
    }
    return sentences;
  }
}

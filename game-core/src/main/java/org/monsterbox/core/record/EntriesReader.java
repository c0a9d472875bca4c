package org.monsterbox.core.record;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Events;

/** Reads the entries of a record up to its end, and plays each of them. */
final class EntriesReader {

  private final Lines lines;
  private final Course<?, ?> course;
  private final int mostEntries;
  private final Deadline deadline;
  private final boolean hashesCount;
  private final List<Entry> entries = new ArrayList<>();

  /**
   * @param hashesCount not so after a migration: the states, and with them the hashes, may be
   *     others
   */
  EntriesReader(
      Lines lines, Course<?, ?> course, int mostEntries, Deadline deadline, boolean hashesCount) {
    this.lines = lines;
    this.course = course;
    this.mostEntries = mostEntries;
    this.deadline = deadline;
    this.hashesCount = hashesCount;
  }

  List<Entry> read() throws Fault {
    while (true) {
      String line = lines.next();
      String keyword = line.substring(0, Math.max(0, line.indexOf(' ')));
      String rest = line.substring(Math.min(line.length(), keyword.length() + 1));
      switch (keyword) {
        case Format.COMMENT -> add(comment(rest));
        case Format.UNDO -> add(undone(rest));
        case Format.HASH -> passHash(rest);
        case Format.END -> {
          checkEnd(rest);
          return entries;
        }
        default -> addMove(line, keyword, rest);
      }
    }
  }

  private void addMove(String line, String keyword, String rest) throws Fault {
    if (keyword.isEmpty() || "+-0123456789".indexOf(keyword.charAt(0)) < 0) {
      throw new Fault(BadRecord.Reason.UNEXPECTED_LINE, Format.quoted(line));
    }
    Entry.Played move = move(Format.number(keyword, Integer.MIN_VALUE, Integer.MAX_VALUE), rest);
    add(move);
    if (hashesCount && course.hashFollows(move)) {
      checkHash(lines.nextAfter(Format.HASH));
    }
  }

  private void add(Entry entry) throws Fault {
    deadline.check();
    if (entries.size() == mostEntries) {
      throw new Fault(BadRecord.Reason.TOO_MANY_ENTRIES, "more than " + mostEntries);
    }
    course.apply(entry, Events.NONE);
    entries.add(entry);
  }

  private static Entry.Played move(long seat, String text) throws Fault {
    if (seat < 0) {
      throw new Fault(BadRecord.Reason.NO_SUCH_SEAT, "seat " + seat);
    }
    try {
      return new Entry.Played((int) seat, text);
    } catch (IllegalArgumentException e) {
      throw new Fault(BadRecord.Reason.UNREADABLE_MOVE, Format.quoted(text));
    }
  }

  private static Entry comment(String text) throws Fault {
    try {
      return new Entry.Comment(text);
    } catch (IllegalArgumentException e) {
      throw new Fault(BadRecord.Reason.BAD_COMMENT, Format.quoted(text));
    }
  }

  private static Entry undone(String moves) throws Fault {
    return new Entry.Undone((int) Format.number(moves, 1, Integer.MAX_VALUE));
  }

  /** A hash that no move has asked for. */
  private void passHash(String hash) throws Fault {
    if (hashesCount) {
      throw new Fault(BadRecord.Reason.UNEXPECTED_LINE, "no hash belongs here");
    }
    checkHash(hash);
  }

  private void checkEnd(String rest) throws Fault {
    List<String> words = Lines.words(rest, 2);
    if (Format.number(words.get(0), 0, Integer.MAX_VALUE) != entries.size()) {
      throw new Fault(BadRecord.Reason.COUNT_DIFFERS, "there are " + entries.size() + " entries");
    }
    checkHash(words.get(1));
    deadline.check();
    lines.checkNothingFollows();
  }

  private void checkHash(String hash) throws Fault {
    if (!Format.isHash(hash)) {
      throw new Fault(BadRecord.Reason.BAD_NUMBER, "not a hash: " + Format.quoted(hash));
    }
    String expected = Format.hash(course.hash());
    if (hashesCount && !hash.equals(expected)) {
      throw new Fault(BadRecord.Reason.HASH_DIFFERS, hash + ", but the game's is " + expected);
    }
  }
}

package org.monsterbox.core.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lines of a record, one after the other, each checked when its turn comes. */
final class Lines {

  private final String text;

  /** Whether something that is not a whole line follows. */
  private final boolean cut;

  private final int longest;
  private int position;
  private int number;

  /** Every line of the text ends with a line end. */
  Lines(String text, boolean cut, int longest) {
    this.text = text;
    this.cut = cut;
    this.longest = longest;
  }

  static Lines of(byte[] bytes, int longest) throws BadRecord {
    int whole = bytes.length;
    while (whole > 0 && bytes[whole - 1] != '\n') {
      whole--;
    }
    // A cut may have hit the middle of a character, so what follows the last line is left alone.
    String text = new String(bytes, 0, whole, StandardCharsets.UTF_8);
    checkEncoding(text.getBytes(StandardCharsets.UTF_8), bytes, whole);
    return new Lines(text, whole < bytes.length, longest);
  }

  /** What is not UTF-8 was replaced in reading, and is now different. */
  private static void checkEncoding(byte[] again, byte[] bytes, int count) throws BadRecord {
    int line = 1;
    for (int i = 0; i < count; i++) {
      if (i >= again.length || again[i] != bytes[i]) {
        throw new BadRecord(line, BadRecord.Reason.NOT_UTF8, "byte " + i, null);
      }
      line += bytes[i] == '\n' ? 1 : 0;
    }
  }

  /** Starts again with the first line. */
  void rewind() {
    position = 0;
    number = 0;
  }

  /** The line that was read last, or could not be read, from 1. */
  int number() {
    return number;
  }

  boolean nextStartsWith(String prefix) {
    return text.startsWith(prefix, position);
  }

  String next() throws Fault {
    number++;
    if (position == text.length()) {
      throw new Fault(BadRecord.Reason.CUT_OFF, cut ? "the line has no end" : "no more lines");
    }
    int end = text.indexOf('\n', position);
    if (end - position > longest) {
      throw new Fault(BadRecord.Reason.LINE_TOO_LONG, (end - position) + " characters");
    }
    String line = text.substring(position, end);
    if (line.isEmpty() || line.startsWith(" ") || line.endsWith(" ")) {
      throw new Fault(BadRecord.Reason.STRAY_BLANK, Format.quoted(line));
    }
    int harmful = OneLine.harmfulAt(line);
    if (harmful >= 0) {
      throw new Fault(
          BadRecord.Reason.BAD_CHARACTER,
          "U+" + Integer.toHexString(line.charAt(harmful)) + " in column " + (harmful + 1));
    }
    position = end + 1;
    return line;
  }

  /** What stands in the next line after the keyword and a space. */
  String nextAfter(String keyword) throws Fault {
    String line = next();
    if (!line.startsWith(keyword + " ")) {
      throw new Fault(
          BadRecord.Reason.UNEXPECTED_LINE,
          Format.quoted(line) + " where \"" + keyword + "\" belongs");
    }
    return line.substring(keyword.length() + 1);
  }

  void checkNothingFollows() throws Fault {
    if (position < text.length() || cut) {
      number++;
      throw new Fault(BadRecord.Reason.TEXT_AFTER_END, "nothing may follow the end");
    }
  }

  /** All lines that are left. */
  List<String> rest(int most) throws Fault {
    List<String> lines = new ArrayList<>();
    while (position < text.length() || cut) {
      if (lines.size() == most) {
        throw new Fault(BadRecord.Reason.TOO_MANY_ENTRIES, "more than " + most + " lines");
      }
      lines.add(next());
    }
    return lines;
  }

  /** The words between single spaces, of which there must be so many. */
  static List<String> words(String text, int count) throws Fault {
    List<String> words = Arrays.asList(text.split(" ", count));
    if (words.size() != count || words.contains("")) {
      throw new Fault(
          BadRecord.Reason.UNEXPECTED_LINE, Format.quoted(text) + " is not " + count + " words");
    }
    return words;
  }
}

package org.monsterbox.core.record;

/** The words and numbers of the text of a record, for its reader and its writer. */
final class Format {

  static final int VERSION = 1;

  /** Found in the first line, and the name under which migrations of the format go. */
  static final String NAME = "monsterbox";

  /** A hash follows every so many moves. */
  static final int MOVES_PER_HASH = 20;

  static final String GAME = "game";
  static final String APP = "app";
  static final String DATE = "date";
  static final String SEATS = "seats";
  static final String SEAT = "seat";
  static final String OPTION = "option";
  static final String SEED = "seed";
  static final String MOVES = "moves";
  static final String UNDO = "undo";
  static final String COMMENT = "#";
  static final String HASH = "=";
  static final String END = "end";

  private static final int HASH_DIGITS = 16;

  private Format() {}

  /** All 16 digits, in lower case. */
  static String hash(long value) {
    char[] digits = new char[HASH_DIGITS];
    for (int i = 0; i < HASH_DIGITS; i++) {
      digits[i] = Character.forDigit((int) (value >>> (60 - 4 * i)) & 15, 16);
    }
    return new String(digits);
  }

  static boolean isHash(String text) {
    return text.matches("[0-9a-f]{16}");
  }

  /** A whole number that is written as Java writes it: no plus, no leading zeros. */
  static long number(String text, long least, long most) throws Fault {
    long value;
    try {
      value = Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new Fault(BadRecord.Reason.BAD_NUMBER, quoted(text));
    }
    if (!Long.toString(value).equals(text) || value < least || value > most) {
      throw new Fault(BadRecord.Reason.BAD_NUMBER, quoted(text));
    }
    return value;
  }

  static int version(String text) throws Fault {
    return (int) number(text, 0, Integer.MAX_VALUE);
  }

  /** As much of the text as helps to find it. */
  static String quoted(String text) {
    return '"' + (text.length() <= 40 ? text : text.substring(0, 40) + "...") + '"';
  }
}

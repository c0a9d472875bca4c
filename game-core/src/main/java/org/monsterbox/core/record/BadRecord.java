package org.monsterbox.core.record;

import org.jspecify.annotations.Nullable;

/** The text is not a record that can be read; the only thing that reading ever throws. */
public final class BadRecord extends Exception {

  private static final long serialVersionUID = 1;

  /** What is wrong, for the app to say in the reader's language. */
  public enum Reason {
    /** More bytes than the limit. */
    TOO_LARGE,
    /** Does not even begin like a record. */
    NOT_A_RECORD,
    NOT_UTF8,
    /** The format or the rules are newer than this app. */
    NEWER_APP,
    /** No migration leads from there to today. */
    TOO_OLD,
    /** The migration itself failed: a fault of the app. */
    MIGRATION_FAILED,
    UNKNOWN_GAME,
    LINE_TOO_LONG,
    /** Control characters and others that do not belong on a line. */
    BAD_CHARACTER,
    /** An empty line, or blanks at its ends. */
    STRAY_BLANK,
    /** A line that has no place here: unknown, twice, or where another one is missing. */
    UNEXPECTED_LINE,
    /** Not a number, not written as numbers are here, or not in its range. */
    BAD_NUMBER,
    BAD_APP_VERSION,
    BAD_DATE,
    /** So many cannot play the game. */
    BAD_SEAT_COUNT,
    /** The kind or the name of who sits there is not in form. */
    BAD_SITTER,
    BAD_COMMENT,
    /** An option that the game does not have, or not with this value, or not in this place. */
    BAD_OPTION,
    /** The game does not start with these options. */
    BAD_SETUP,
    NO_SUCH_SEAT,
    UNREADABLE_MOVE,
    ILLEGAL_MOVE,
    /** A move after the end of the game. */
    GAME_OVER,
    /** Before the start, or further back than is remembered. */
    UNDO_TOO_FAR,
    /** The moves lead somewhere else than when they were written. */
    HASH_DIFFERS,
    /** Entries were lost or added. */
    COUNT_DIFFERS,
    TEXT_AFTER_END,
    /** The text stops before its end. */
    CUT_OFF,
    TOO_MANY_ENTRIES,
    TOO_SLOW,
    /** The game itself failed: a fault of the app. */
    RULES_FAILED
  }

  private final int line;
  private final Reason reason;

  BadRecord(int line, Reason reason, String detail, @Nullable Throwable cause) {
    // Like a refusal, this is an answer: where in the app it was found does not matter.
    super("line " + line + ": " + reason + ": " + detail, cause, false, false);
    this.line = line;
    this.reason = reason;
  }

  /** The line, from 1; of a migrated record, as the migrations left it. */
  public int line() {
    return line;
  }

  public Reason reason() {
    return reason;
  }
}

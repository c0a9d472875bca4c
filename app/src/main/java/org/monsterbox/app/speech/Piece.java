package org.monsterbox.app.speech;

import java.util.List;

/** A piece of the pattern of a sentence. */
sealed interface Piece {

  /** Words as they stand. */
  record Text(String words) implements Piece {}

  /**
   * What is filled in.
   *
   * @param part its number from 1
   * @param format how a number is written, as for {@link String#format}; or {@link #WORDS}
   */
  record Blank(int part, String format) implements Piece {

    static final String WORDS = "%s";

    boolean isNumber() {
      return !format.equals(WORDS);
    }
  }

  /**
   * One of several forms.
   *
   * @param part what it depends on, from 1
   */
  record Choice(int part, Kind kind, List<List<Piece>> forms) implements Piece {

    public Choice {
      forms = List.copyOf(forms);
    }
  }

  /** What a choice depends on. */
  enum Kind {
    /** You, one, several, several with you. */
    PERSON,
    /** One, other; or none, one, other. */
    NUMBER
  }
}

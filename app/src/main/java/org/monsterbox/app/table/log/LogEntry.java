package org.monsterbox.app.table.log;

import java.util.Optional;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Seat;

/** One thing in the log. The same thing stays the same object as long as the log only grows. */
public sealed interface LogEntry {

  /** What begins there: a round, a turn. */
  final class Heading implements LogEntry {

    private final String words;

    Heading(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /** What happened, in a sentence. */
  final class Line implements LogEntry {

    private final Optional<Seat> seat;
    private final String sentence;
    private final Optional<Piece> picture;

    Line(Optional<Seat> seat, String sentence, Optional<Piece> picture) {
      this.seat = seat;
      this.sentence = sentence;
      this.picture = picture;
    }

    /** Whom it is about, if about anybody. */
    public Optional<Seat> seat() {
      return seat;
    }

    public String sentence() {
      return sentence;
    }

    public Optional<Piece> picture() {
      return picture;
    }
  }
}

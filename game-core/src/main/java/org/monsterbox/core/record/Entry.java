package org.monsterbox.core.record;

import org.monsterbox.core.game.Move;

/** Something that was done at the table, or said about it. */
public sealed interface Entry {

  /** The only way to write it. */
  String line();

  /** A move, as the game writes it. */
  record Played(int seat, String move) implements Entry {

    public Played {
      if (seat < 0 || !OneLine.fits(move, Move.LONGEST_TEXT)) {
        throw new IllegalArgumentException("Not a move: " + seat + " " + move);
      }
    }

    @Override
    public String line() {
      return seat + " " + move;
    }
  }

  /** The last so many moves are taken back. */
  record Undone(int moves) implements Entry {

    public Undone {
      if (moves < 1) {
        throw new IllegalArgumentException("Nothing to take back: " + moves);
      }
    }

    @Override
    public String line() {
      return Format.UNDO + " " + moves;
    }
  }

  /** A remark that changes nothing. */
  record Comment(String text) implements Entry {

    public static final int LONGEST = 998;

    public Comment {
      if (!OneLine.fits(text, LONGEST)) {
        throw new IllegalArgumentException("Not a remark on one line: " + text);
      }
    }

    @Override
    public String line() {
      return Format.COMMENT + " " + text;
    }
  }
}

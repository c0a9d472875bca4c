package org.monsterbox.core.record;

/**
 * Who sits on a seat.
 *
 * @param kind a person, or which kind of bot: a word of lower-case letters
 * @param name what the others call them: up to {@link #LONGEST_NAME} characters
 */
public record Sitter(String kind, String name) {

  public static final int LONGEST_NAME = 40;

  public Sitter {
    if (!kind.matches("[a-z]{1,40}")) {
      throw new IllegalArgumentException("Not a kind of player: " + kind);
    }
    if (!OneLine.fits(name, LONGEST_NAME)) {
      throw new IllegalArgumentException("Not a name: " + name);
    }
  }
}

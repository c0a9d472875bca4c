package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The words of a move's text, taken one after the other. A word too few, or a part that is not in
 * form, makes the text unreadable, and so does what would be written in another way than it was
 * read.
 */
public final class Words {

  private final String[] words;
  private int next;

  private Words(String text) {
    this.words = text.split(" ", -1);
  }

  /**
   * The move that is written so: what {@link Rules#readMove} asks for.
   *
   * @throws Refusal with {@link CommonCode#UNREADABLE_MOVE}
   */
  public static <M extends Move> M read(String text, Function<Words, M> reader) {
    if (text.length() <= Move.LONGEST_TEXT) {
      try {
        M move = reader.apply(new Words(text));
        if (move.text().equals(text)) {
          return move;
        }
      } catch (IllegalArgumentException | IndexOutOfBoundsException notInForm) {
        // Then it is no move.
      }
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }

  /** What is thrown for a part of a move that is not in form. */
  public static IllegalArgumentException notInForm() {
    return new IllegalArgumentException("Not a part of a move");
  }

  /** For readers and for the constructors of moves. */
  public static void check(boolean isInForm) {
    if (!isInForm) {
      throw notInForm();
    }
  }

  /** Parts as they are written in a move, each after a space. */
  public static <T> String of(List<T> parts, Function<T, String> text) {
    StringBuilder written = new StringBuilder();
    for (T part : parts) {
      written.append(' ').append(text.apply(part));
    }
    return written.toString();
  }

  public boolean isAtEnd() {
    return next >= words.length;
  }

  public boolean isAt(String word) {
    return !isAtEnd() && words[next].equals(word);
  }

  /** Steps over the word if it comes next, and says whether it did. */
  public boolean skip(String word) {
    boolean isNext = isAt(word);
    next += isNext ? 1 : 0;
    return isNext;
  }

  public String next() {
    return words[next++];
  }

  public int number() {
    return Integer.parseInt(next());
  }

  /** A part for each word to the end. */
  public <T> List<T> rest(Function<String, T> part) {
    List<T> parts = new ArrayList<>();
    while (!isAtEnd()) {
      parts.add(part.apply(next()));
    }
    return parts;
  }

  /** A part for each word up to this one, or to the end if it does not come. */
  public <T> List<T> until(String word, Function<String, T> part) {
    List<T> parts = new ArrayList<>();
    while (!isAtEnd() && !isAt(word)) {
      parts.add(part.apply(next()));
    }
    return parts;
  }
}

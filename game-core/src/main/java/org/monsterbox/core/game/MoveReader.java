package org.monsterbox.core.game;

import java.util.function.Predicate;

/** The words of a move's text, taken one after the other. */
public final class MoveReader {

  private final String[] words;
  private int next;

  MoveReader(String text) {
    this.words = text.split(" ", -1);
  }

  public boolean isAtEnd() {
    return next >= words.length;
  }

  /** Whether one word is left. */
  public boolean isAtLast() {
    return next == words.length - 1;
  }

  public boolean isAt(String word) {
    return isAt(word::equals);
  }

  /** Whether such a word comes next. */
  public boolean isAt(Predicate<String> isWanted) {
    return !isAtEnd() && isWanted.test(words[next]);
  }

  /** Steps over the word if it comes next, and says whether it did. */
  public boolean skip(String word) {
    boolean isNext = isAt(word);
    next += isNext ? 1 : 0;
    return isNext;
  }

  /** The next word; {@link IndexOutOfBoundsException} if there is none. */
  public String next() {
    return words[next++];
  }
}

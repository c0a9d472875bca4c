package org.monsterbox.core.thirteen.monsters;

import java.util.OptionalInt;

/**
 * The 78 cards: a card is a number, twice its set's for the left half and one more for the right.
 */
public final class Cards {

  public static final int COUNT = 2 * MonsterSets.COUNT;

  private Cards() {}

  /** The only card that matches. */
  public static int mate(int card) {
    return card ^ 1;
  }

  public static int set(int card) {
    return card / 2;
  }

  public static int left(int set) {
    return 2 * set;
  }

  public static boolean isLeft(int card) {
    return card % 2 == 0;
  }

  /** As the rules write it: {@code 07E-L} is the left half of the eyes of monster 7. */
  public static String text(int card) {
    return MonsterSets.text(set(card)) + (isLeft(card) ? "-L" : "-R");
  }

  /** The card that is written so, if there is one. */
  public static OptionalInt read(String text) {
    for (int card = 0; card < COUNT; card++) {
      if (text(card).equals(text)) {
        return OptionalInt.of(card);
      }
    }
    return OptionalInt.empty();
  }
}

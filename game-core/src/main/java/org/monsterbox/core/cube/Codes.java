package org.monsterbox.core.cube;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cards in a row, a pile or a hand, as their codes. Nothing is changed here: all gives copies. */
final class Codes {

  private Codes() {}

  /** Cards by code, from the first to the last. */
  static int[] range(int first, int last) {
    int[] codes = new int[last - first + 1];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = first + i;
    }
    return codes;
  }

  static byte[] of(int[] codes) {
    byte[] cards = new byte[codes.length];
    for (int i = 0; i < codes.length; i++) {
      cards[i] = (byte) codes[i];
    }
    return cards;
  }

  /** So many cards, none of which is seen. */
  static byte[] blank(byte[] cards) {
    return new byte[cards.length];
  }

  static byte[][] blank(byte[][] cards) {
    byte[][] blank = new byte[cards.length][];
    for (int i = 0; i < cards.length; i++) {
      blank[i] = blank(cards[i]);
    }
    return blank;
  }

  static int indexOf(byte[] cards, int card) {
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] == card) {
        return i;
      }
    }
    return -1;
  }

  static boolean contains(byte[] cards, int card) {
    return Cards.exists(card) && indexOf(cards, card) >= 0;
  }

  static byte[] plus(byte[] cards, int card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = (byte) card;
    return more;
  }

  static byte[] plus(byte[] cards, byte[] others) {
    byte[] more = Arrays.copyOf(cards, cards.length + others.length);
    System.arraycopy(others, 0, more, cards.length, others.length);
    return more;
  }

  static byte[] without(byte[] cards, int index) {
    byte[] fewer = Arrays.copyOf(cards, cards.length - 1);
    System.arraycopy(cards, index + 1, fewer, index, fewer.length - index);
    return fewer;
  }

  static byte[] from(byte[] cards, int index) {
    return Arrays.copyOfRange(cards, index, cards.length);
  }

  static byte[] upTo(byte[] cards, int index) {
    return Arrays.copyOf(cards, index);
  }

  static byte[][] with(byte[][] all, int seat, byte[] cards) {
    byte[][] changed = all.clone();
    changed[seat] = cards;
    return changed;
  }

  static List<Integer> list(byte[] cards) {
    List<Integer> list = new ArrayList<>(cards.length);
    for (byte card : cards) {
      list.add((int) card);
    }
    return list;
  }
}

package org.monsterbox.core.cube.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cards in a row, a pile or a hand, as their codes. Nothing is changed here: all gives copies. */
public final class Codes {

  private Codes() {}

  /** Cards by code, from the first to the last. */
  public static int[] range(int first, int last) {
    int[] codes = new int[last - first + 1];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = first + i;
    }
    return codes;
  }

  public static byte[] of(int[] codes) {
    byte[] cards = new byte[codes.length];
    for (int i = 0; i < codes.length; i++) {
      cards[i] = (byte) codes[i];
    }
    return cards;
  }

  /** So many cards, none of which is seen. */
  public static byte[] blank(byte[] cards) {
    return new byte[cards.length];
  }

  public static byte[][] blank(byte[][] cards) {
    byte[][] blank = new byte[cards.length][];
    for (int i = 0; i < cards.length; i++) {
      blank[i] = blank(cards[i]);
    }
    return blank;
  }

  public static int indexOf(byte[] cards, int card) {
    for (int i = 0; i < cards.length; i++) {
      if (cards[i] == card) {
        return i;
      }
    }
    return -1;
  }

  public static boolean contains(byte[] cards, int card) {
    return Cards.exists(card) && indexOf(cards, card) >= 0;
  }

  public static byte[] plus(byte[] cards, int card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = (byte) card;
    return more;
  }

  public static byte[] plus(byte[] cards, byte[] others) {
    byte[] more = Arrays.copyOf(cards, cards.length + others.length);
    System.arraycopy(others, 0, more, cards.length, others.length);
    return more;
  }

  public static byte[] without(byte[] cards, int index) {
    byte[] fewer = Arrays.copyOf(cards, cards.length - 1);
    System.arraycopy(cards, index + 1, fewer, index, fewer.length - index);
    return fewer;
  }

  public static byte[] from(byte[] cards, int index) {
    return Arrays.copyOfRange(cards, index, cards.length);
  }

  public static byte[] upTo(byte[] cards, int index) {
    return Arrays.copyOf(cards, index);
  }

  public static byte[][] with(byte[][] all, int seat, byte[] cards) {
    byte[][] changed = all.clone();
    changed[seat] = cards;
    return changed;
  }

  public static List<Integer> list(byte[] cards) {
    List<Integer> list = new ArrayList<>(cards.length);
    for (byte card : cards) {
      list.add((int) card);
    }
    return list;
  }
}

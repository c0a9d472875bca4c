package org.monsterbox.core.sea.box;

import java.util.ArrayList;
import java.util.List;

/**
 * The 96 cards as numbers: Movement, Weapon, Call of Nature, Bestial Bond, each in the order of its
 * table. A hand is a number with one bit for each card, counted from the first of its pile.
 */
public final class Cards {

  /** No card, or one of which only the back is seen. */
  public static final int NONE = -1;

  private static final List<CardKind> KINDS = new ArrayList<>();
  private static final List<Integer> NUMBERS = new ArrayList<>();
  private static final int[] FIRST = new int[Pile.values().length + 1];
  private static final int[] ARROWS = new int[CardKind.values().length];
  private static final int[] RANGES = new int[CardKind.values().length];
  private static final int[] DAMAGE = new int[CardKind.values().length];
  private static final int[] REPLACED = new int[CardKind.values().length];

  static {
    addMovement();
    addPile(Pile.WEAPON, SeaData.WEAPON_CARDS);
    addPile(Pile.CALL, SeaData.CALL_CARDS);
    addPile(Pile.BOND, SeaData.BOND_CARDS);
    FIRST[Pile.values().length] = KINDS.size();
  }

  /** How many there are in all. */
  public static final int COUNT = KINDS.size();

  private static final CardKind[] KIND_OF = KINDS.toArray(new CardKind[0]);
  private static final int[] NUMBER_OF = NUMBERS.stream().mapToInt(Integer::intValue).toArray();

  /** Cards of the same kind and number do the same: bits, from the first card of the pile. */
  private static final long[] COPIES = copies();

  private Cards() {}

  public static CardKind kind(int card) {
    return KIND_OF[card];
  }

  public static Pile pile(int card) {
    return KIND_OF[card].pile();
  }

  /** The number in the centre of a Movement card. */
  public static int number(int card) {
    return NUMBER_OF[card];
  }

  public static int first(Pile pile) {
    return FIRST[pile.index()];
  }

  public static int count(Pile pile) {
    return FIRST[pile.index() + 1] - FIRST[pile.index()];
  }

  /** The card's place in a hand of its pile. */
  public static long bit(int card) {
    return 1L << (card - FIRST[KIND_OF[card].pile().index()]);
  }

  public static boolean isIn(long hand, int card) {
    return (hand & bit(card)) != 0;
  }

  /** The card with the lowest bit of a hand of that pile. */
  public static int lowest(Pile pile, long hand) {
    return FIRST[pile.index()] + Long.numberOfTrailingZeros(hand);
  }

  /** All cards of a hand of that pile. */
  public static List<Integer> list(Pile pile, long hand) {
    List<Integer> cards = new ArrayList<>(Long.bitCount(hand));
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      cards.add(lowest(pile, rest));
    }
    return cards;
  }

  /** The hand without the other copies of its lowest card: for those who look at each kind once. */
  public static long afterCopies(Pile pile, long hand) {
    return hand & ~COPIES[lowest(pile, hand)];
  }

  /** Whether two cards do the same. */
  public static boolean areCopies(int one, int other) {
    return kind(one) == kind(other) && number(one) == number(other);
  }

  /** The cards of the hand that are of this kind. */
  public static long ofKind(long hand, CardKind kind) {
    long found = 0;
    int first = FIRST[kind.pile().index()];
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      if (KIND_OF[first + Long.numberOfTrailingZeros(rest)] == kind) {
        found |= rest & -rest;
      }
    }
    return found;
  }

  /** The bits of the arrows of a Movement card. */
  public static int arrows(int card) {
    return ARROWS[KIND_OF[card].index()];
  }

  public static boolean hasArrow(int card, Arrow arrow) {
    return (arrows(card) & arrow.bit()) != 0;
  }

  public static int range(CardKind weapon) {
    return RANGES[weapon.index()];
  }

  /** What a weapon takes from the whale. */
  public static int damage(CardKind weapon) {
    return DAMAGE[weapon.index()];
  }

  /** How many Call cards a Bestial Bond card replaces. */
  public static int replaced(CardKind bond) {
    return REPLACED[bond.index()];
  }

  /** Such as {@code MV05}. */
  public static String text(int card) {
    Pile pile = pile(card);
    int number = card - first(pile) + 1;
    return pile.prefix + (number < 10 ? "0" : "") + number;
  }

  /** The inverse of {@link #text}, or {@link #NONE}. */
  public static int read(String text) {
    for (int card = 0; text.length() == 4 && card < COUNT; card++) {
      if (text(card).equals(text)) {
        return card;
      }
    }
    return NONE;
  }

  private static void addMovement() {
    for (String[] row : rows(SeaData.MOVEMENT_CARDS)) {
      CardKind kind = CardKind.valueOf(row[0]);
      for (String text : row[1].split(" ", -1)) {
        for (Arrow arrow : Arrow.ALL) {
          ARROWS[kind.index()] |= arrow.text().equals(text) ? arrow.bit() : 0;
        }
      }
      String[] copies = row[2].split(" ", -1);
      for (int number = 1; number <= copies.length; number++) {
        addCards(kind, number, Integer.parseInt(copies[number - 1]));
      }
    }
  }

  private static void addPile(Pile pile, String table) {
    FIRST[pile.index()] = KINDS.size();
    for (String[] row : rows(table)) {
      CardKind kind = CardKind.valueOf(row[0]);
      addCards(kind, 0, Integer.parseInt(row[1]));
      if (pile == Pile.WEAPON) {
        RANGES[kind.index()] = Integer.parseInt(row[2]);
        DAMAGE[kind.index()] = Integer.parseInt(row[3]);
      } else if (pile == Pile.BOND) {
        REPLACED[kind.index()] = Integer.parseInt(row[2]);
      }
    }
  }

  private static void addCards(CardKind kind, int number, int copies) {
    for (int copy = 0; copy < copies; copy++) {
      KINDS.add(kind);
      NUMBERS.add(number);
    }
  }

  private static List<String[]> rows(String table) {
    List<String[]> rows = new ArrayList<>();
    for (String line : table.trim().split("\n", -1)) {
      rows.add(line.trim().split(" *\\| *", -1));
    }
    return rows;
  }

  private static long[] copies() {
    long[] copies = new long[COUNT];
    for (int card = 0; card < COUNT; card++) {
      for (int other = 0; other < COUNT; other++) {
        if (areCopies(card, other)) {
          copies[card] |= bit(other);
        }
      }
    }
    return copies;
  }
}

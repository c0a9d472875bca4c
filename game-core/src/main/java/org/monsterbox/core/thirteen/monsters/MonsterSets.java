package org.monsterbox.core.thirteen.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The 39 sets of the game. A set is a number: the first monster's top, eyes and bottom are 0, 1 and
 * 2, and so on. Several sets are a number with the bit of each set.
 */
public final class MonsterSets {

  public static final int MONSTERS = 13;
  public static final int COUNT = MONSTERS * Part.COUNT;

  /** The monster that is the 13th: the Ghost. */
  public static final int GHOST = 13;

  private static final Part[] PARTS = Part.values();
  private static final Element[] ELEMENTS = Element.values();
  private static final int MONSTERS_OF_AN_ELEMENT = 3;

  /** All tops; the eyes and the bottoms are one and two bits further. */
  private static final long TOPS = 0x1249249249L;

  private MonsterSets() {}

  /**
   * The set's number.
   *
   * @param monster from 1 to 13
   */
  public static int of(int monster, Part part) {
    return Part.COUNT * (monster - 1) + part.index();
  }

  /** Which monster the set belongs to, from 1 to 13. */
  public static int monster(int set) {
    return set / Part.COUNT + 1;
  }

  public static Part part(int set) {
    return PARTS[set % Part.COUNT];
  }

  public static Element element(int set) {
    return elementOf(monster(set));
  }

  /** The element of a monster from 1 to 13. */
  public static Element elementOf(int monster) {
    return ELEMENTS[(monster - 1) / MONSTERS_OF_AN_ELEMENT];
  }

  /** As the rules write it: {@code 07E} is the eyes of monster 7. */
  public static String text(int set) {
    int monster = monster(set);
    return "" + (char) ('0' + monster / 10) + (char) ('0' + monster % 10) + part(set).letter();
  }

  /** The set that is written so, if there is one. */
  public static OptionalInt read(String text) {
    for (int set = 0; set < COUNT; set++) {
      if (text(set).equals(text)) {
        return OptionalInt.of(set);
      }
    }
    return OptionalInt.empty();
  }

  /** The bit of the set. */
  public static long bit(int set) {
    return 1L << set;
  }

  /** Those of the sets that are of that part. */
  public static long ofPart(long sets, Part part) {
    return sets & TOPS << part.index();
  }

  /** Whether a monster can be made of them. */
  public static boolean makeAMonster(long sets) {
    return ofPart(sets, Part.TOP) != 0
        && ofPart(sets, Part.EYES) != 0
        && ofPart(sets, Part.BOTTOM) != 0;
  }

  /** The sets one by one, from the lowest. */
  public static List<Integer> list(long sets) {
    List<Integer> list = new ArrayList<>(Long.bitCount(sets));
    for (long rest = sets; rest != 0; rest &= rest - 1) {
      list.add(Long.numberOfTrailingZeros(rest));
    }
    return list;
  }

  public static int checked(int set) {
    if (set < 0 || set >= COUNT) {
      throw new IllegalArgumentException("No such set: " + set);
    }
    return set;
  }
}

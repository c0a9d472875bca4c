package org.monsterbox.core.bigmonster.tiles;

import java.util.ArrayList;
import java.util.List;

/** Sets of constants as numbers: a bit for each, in the order of their enum. */
final class NamedBits {

  private NamedBits() {}

  /** The constants that are named, with single spaces between them. */
  static <E extends Enum<E>> int bits(List<E> all, String names) {
    int bits = 0;
    for (String name : names.isEmpty() ? new String[0] : names.split(" ", -1)) {
      bits |= 1 << index(all, name);
    }
    return bits;
  }

  private static <E extends Enum<E>> int index(List<E> all, String name) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("No " + name + " in " + all);
  }

  static <E extends Enum<E>> List<E> of(List<E> all, int bits) {
    List<E> constants = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if ((bits >>> i & 1) == 1) {
        constants.add(all.get(i));
      }
    }
    return constants;
  }
}

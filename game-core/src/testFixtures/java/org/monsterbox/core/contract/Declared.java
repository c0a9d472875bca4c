package org.monsterbox.core.contract;

import static org.junit.Assert.assertEquals;

import java.util.HashSet;
import java.util.Set;

/** Tables that must have a row for every kind of a sealed type. */
public final class Declared {

  private Declared() {}

  /** Fails if a record that the sealed type permits has no row, or a row no record. */
  public static void assertEach(Class<?> sealed, Set<? extends Class<?>> rows) {
    assertEquals(kinds(sealed), new HashSet<>(rows));
  }

  /** All records that a sealed type permits, however deep. */
  public static Set<Class<?>> kinds(Class<?> sealed) {
    Set<Class<?>> kinds = new HashSet<>();
    if (sealed.isSealed()) {
      for (Class<?> permitted : sealed.getPermittedSubclasses()) {
        kinds.addAll(kinds(permitted));
      }
    } else {
      kinds.add(sealed);
    }
    return kinds;
  }
}

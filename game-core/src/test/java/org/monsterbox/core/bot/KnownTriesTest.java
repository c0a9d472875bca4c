package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class KnownTriesTest {

  // A position with one move counts as nine of the half million moves that are remembered.
  private static final int MOST = (1 << 19) / 9 + 1;

  private final KnownTries<String> known = new KnownTries<>();

  @Test
  public void knowsNothingAtFirst() {
    assertNull(known.get(0));
    assertNull(known.get(Long.MIN_VALUE));
    assertFalse(known.isFull());
  }

  @Test
  public void findsWhatWasPutUnderAnyKey() {
    for (long key : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32}) {
      Tries<String> tries = tries();
      assertNull("before " + key, known.get(key));
      known.put(key, tries);
      assertSame("after " + key, tries, known.get(key));
    }
  }

  @Test
  public void keepsKeysApartThatFallOnTheSameSlot() {
    // Equal in the low bits, and at the end of the table, so that some go on at its beginning.
    List<Long> keys = new ArrayList<>();
    for (long high = 0; high < 100; high++) {
      keys.add(high << 40 | 0xFF);
    }

    List<Tries<String>> put = putAll(keys);

    assertAllFound(keys, put);
    assertNull(known.get(100L << 40 | 0xFF));
    assertNull(known.get(0));
  }

  @Test
  public void findsEverythingAgainAfterEachGrowth() {
    List<Long> keys = new ArrayList<>();
    List<Tries<String>> put = new ArrayList<>();
    Chance chance = Chance.of(5, "keys");
    for (int size = 0; size < 1_100; size++) {
      long key = chance.bits();
      chance = chance.next();
      assertNull(known.get(key));
      keys.add(key);
      put.add(tries());
      known.put(key, put.get(size));
      // The table starts with 256 slots and doubles whenever half of them are taken.
      if (Integer.bitCount(size) == 1) {
        assertAllFound(keys, put);
      }
    }
    assertAllFound(keys, put);
  }

  @Test
  public void growsWithCollidingKeysToo() {
    List<Long> keys = new ArrayList<>();
    for (long i = 0; i < 600; i++) {
      keys.add(i << 8);
    }

    List<Tries<String>> put = putAll(keys);

    assertAllFound(keys, put);
  }

  @Test
  public void isFullWithAllItHasRoomForAndStillFindsIt() {
    List<Long> keys = new ArrayList<>();
    Chance chance = Chance.of(6, "keys");
    for (int i = 0; i < MOST; i++) {
      keys.add(chance.bits());
      chance = chance.next();
    }

    List<Tries<String>> put = putAll(keys.subList(0, MOST - 1));
    assertFalse(known.isFull());
    put.addAll(putAll(keys.subList(MOST - 1, MOST)));

    assertTrue(known.isFull());
    assertAllFound(keys, put);
    assertNull(known.get(chance.bits()));
  }

  private List<Tries<String>> putAll(List<Long> keys) {
    List<Tries<String>> put = new ArrayList<>();
    for (Long key : keys) {
      Tries<String> tries = tries();
      known.put(key, tries);
      put.add(tries);
    }
    return put;
  }

  private void assertAllFound(List<Long> keys, List<Tries<String>> put) {
    assertEquals(keys.size(), put.size());
    for (int i = 0; i < keys.size(); i++) {
      assertSame("key " + keys.get(i), put.get(i), known.get(keys.get(i)));
    }
  }

  private static Tries<String> tries() {
    return new Tries<>(List.of("move"));
  }
}

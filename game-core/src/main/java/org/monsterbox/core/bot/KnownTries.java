package org.monsterbox.core.bot;

import org.jspecify.annotations.Nullable;

/**
 * What a tree search has learnt, by what the seat to move knows. An open hash table: the keys are
 * well mixed, and a map of boxed numbers would take as long as the game itself.
 */
final class KnownTries<M> {

  /**
   * So many moves of all positions together take some thirty megabytes: a phone has room for that.
   */
  private static final int MOST_MOVES = 1 << 19;

  private long[] keys = new long[1 << 8];
  private Tries<M>[] values = table(keys.length);
  private int size;
  private int moves;

  @Nullable Tries<M> get(long key) {
    return values[slot(key)];
  }

  void put(long key, Tries<M> tries) {
    if (2 * size >= keys.length) {
      grow();
    }
    int slot = slot(key);
    keys[slot] = key;
    values[slot] = tries;
    size++;
    // What a position takes besides its moves is as much as a few moves.
    moves += tries.moves.size() + 8;
  }

  boolean isFull() {
    return moves >= MOST_MOVES;
  }

  /** Where the key is, or where it would go. */
  private int slot(long key) {
    int slot = (int) key & (keys.length - 1);
    while (values[slot] != null && keys[slot] != key) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    Tries<M>[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = table(keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != null) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        values[slot] = oldValues[i];
      }
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no arrays of generic types
  private static <M> Tries<M>[] table(int length) {
    return new Tries[length];
  }
}

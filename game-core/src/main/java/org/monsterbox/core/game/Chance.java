package org.monsterbox.core.game;

/**
 * A seeded stream of random numbers as a value: the same seed gives the same game, forever. To draw
 * is to look at the head of the stream, and to go on with {@link #next()}.
 *
 * @param state where the stream stands (SplitMix64)
 */
public record Chance(long state) {

  static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  /** The stream of that name, independent of all other names under the same seed. */
  public static Chance of(long seed, String stream) {
    long state = mix(seed + GOLDEN_GAMMA);
    for (int i = 0; i < stream.length(); i++) {
      state = mix(state + GOLDEN_GAMMA * (stream.charAt(i) + 1L));
    }
    return new Chance(state);
  }

  /** The number at the head of the stream, from 0 to {@code bound - 1}. */
  public int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("Nothing to choose from: bound " + bound);
    }
    // As the rules of the games write it: their examples name what a seed must deal.
    return (int) ((bits() >>> 33) % bound);
  }

  /** The number at the head of the stream, from 0 up to but without 1. */
  public double unit() {
    return (bits() >>> 11) * 0x1p-53;
  }

  /** All 64 bits at the head of the stream. */
  public long bits() {
    return mix(state + GOLDEN_GAMMA);
  }

  /** The stream after its head. */
  public Chance next() {
    return new Chance(state + GOLDEN_GAMMA);
  }

  /** A stream of its own for the thing with this number: same number, same stream. */
  public Chance branch(long number) {
    return new Chance(mix(state ^ mix(number + GOLDEN_GAMMA)));
  }

  /** Shuffles the items in place, from the last down, and gives the stream that is left. */
  public Chance shuffle(int[] items) {
    Chance chance = this;
    for (int last = items.length - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      int item = items[last];
      items[last] = items[other];
      items[other] = item;
      chance = chance.next();
    }
    return chance;
  }

  static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

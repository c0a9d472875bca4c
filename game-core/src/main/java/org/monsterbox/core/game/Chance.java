package org.monsterbox.core.game;

/**
 * A seeded stream of random numbers as a value: the same seed gives the same game, forever. To draw
 * is to look at the head of the stream, and to go on with {@link #next()}.
 *
 * @param state where the stream stands (SplitMix64)
 */
public record Chance(long state) {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

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
    // The upper 32 bits scaled to the bound: no division, and a bias below bound / 2^32.
    return (int) (((bits() >>> 32) * bound) >>> 32);
  }

  /** All 64 bits at the head of the stream. */
  public long bits() {
    return mix(state + GOLDEN_GAMMA);
  }

  /** The stream after its head. */
  public Chance next() {
    return new Chance(state + GOLDEN_GAMMA);
  }

  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}

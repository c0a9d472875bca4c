package org.monsterbox.core.thirteen.bot.worth;

import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Species;

/**
 * What can be made of some sets, in whatever monsters they are now. A monster's number here is the
 * bit of its top.
 *
 * @param sets as bits
 */
public record Hoard(long sets) {

  private static final long ALL_TOPS = MonsterSets.ofPart((1L << MonsterSets.COUNT) - 1, Part.TOP);
  private static final long GHOST_TOP = MonsterSets.bit(MonsterSets.of(13, Part.TOP));

  /** The tops of the monsters 1 to 3: those of one element. */
  private static final long FIRST_ELEMENT = 0b1001001;

  private static final int ELEMENTS = 5;

  /** So many of them make an Elemental Master. */
  private static final int MASTER = 4;

  private static final int SETS_OF_AN_ELEMENT = 9;

  private long tops() {
    return sets & ALL_TOPS;
  }

  private long eyes() {
    return sets >>> 1 & ALL_TOPS;
  }

  private long bottoms() {
    return sets >>> 2 & ALL_TOPS;
  }

  /** The monsters that are complete. */
  private long complete() {
    return tops() & eyes() & bottoms();
  }

  /** The monsters of which two sets of three are there. */
  private long almost() {
    return ((tops() & eyes()) | (eyes() & bottoms()) | (tops() & bottoms())) & ~complete();
  }

  int size() {
    return Long.bitCount(sets);
  }

  /** How many monsters there must be: it never depends on how they are arranged. */
  int monsters() {
    return Math.min(
        Long.bitCount(tops()), Math.min(Long.bitCount(eyes()), Long.bitCount(bottoms())));
  }

  /** How many sets are in no monster. */
  int free() {
    return size() - 3 * monsters();
  }

  /** How many monsters lack one set. */
  int almostComplete() {
    return Long.bitCount(almost());
  }

  /** How many elements there are complete monsters of. */
  int elements() {
    long complete = complete();
    int count = 0;
    for (int element = 0; element < ELEMENTS; element++) {
      count += (complete & FIRST_ELEMENT << (SETS_OF_AN_ELEMENT * element)) == 0 ? 0 : 1;
    }
    return count;
  }

  /** Whether they make their owner Elemental Master. */
  public boolean wins() {
    return elements() >= MASTER;
  }

  /** Whether they nearly do. */
  public boolean threatens() {
    return elements() >= MASTER - 1;
  }

  /**
   * The most Health Points that an arrangement can have. Every complete monster and, as far as
   * there are monsters left to make, every one that lacks a set: for what they lack there is always
   * something of another monster, as a pair takes at most one set of each part.
   */
  public int bestHp() {
    int complete = Long.bitCount(complete());
    int others = monsters() - complete;
    int abominations = Math.min(others, almostComplete());
    int ghost = (complete() & GHOST_TOP) == 0 ? 0 : Species.THIRTEENTH.hp() - Species.OG.hp();
    return complete * Species.OG.hp()
        + ghost
        + abominations * Species.ABOMINATION.hp()
        + (others - abominations) * Species.GRUNT.hp();
  }

  /** The most throws that a monster made of them can have; 0 if none can be made. */
  public int mostThrows() {
    if (monsters() == 0) {
      return 0;
    }
    if ((complete() & GHOST_TOP) != 0) {
      return 6;
    }
    int most = 1;
    for (int element = 0; element < ELEMENTS; element++) {
      long tops = FIRST_ELEMENT << (SETS_OF_AN_ELEMENT * element);
      int parts =
          ((tops() & tops) == 0 ? 0 : 1)
              + ((eyes() & tops) == 0 ? 0 : 1)
              + ((bottoms() & tops) == 0 ? 0 : 1);
      most = Math.max(most, parts);
    }
    return 2 + most;
  }

  /** How many complete monsters there are. */
  public int completeMonsters() {
    return Long.bitCount(complete());
  }

  public Hoard with(int set) {
    return new Hoard(sets | MonsterSets.bit(set));
  }

  Hoard without(int set) {
    return new Hoard(sets & ~MonsterSets.bit(set));
  }
}

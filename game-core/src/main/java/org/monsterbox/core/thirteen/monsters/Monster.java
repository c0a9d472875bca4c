package org.monsterbox.core.thirteen.monsters;

/**
 * A monster that somebody owns.
 *
 * @param id its number in this game, never given to another
 * @param top its top, a set
 * @param eyes its eyes, a set
 * @param bottom its bottom, a set
 */
public record Monster(int id, int top, int eyes, int bottom) {

  private static final int THROWS_OF_THE_THIRTEENTH = 6;

  public Species species() {
    int first = MonsterSets.monster(top);
    int second = MonsterSets.monster(eyes);
    int third = MonsterSets.monster(bottom);
    if (first == second && second == third) {
      return first == MonsterSets.GHOST ? Species.THIRTEENTH : Species.OG;
    }
    return first == second || second == third || first == third
        ? Species.ABOMINATION
        : Species.GRUNT;
  }

  /** Health Points. */
  public int hp() {
    return species().hp();
  }

  /** How often its owner may throw when it fights: two more than it has sets of one element. */
  public int throwsAllowed() {
    if (species() == Species.THIRTEENTH) {
      return THROWS_OF_THE_THIRTEENTH;
    }
    Element first = MonsterSets.element(top);
    Element second = MonsterSets.element(eyes);
    Element third = MonsterSets.element(bottom);
    if (first == second && second == third) {
      return 5;
    }
    return first == second || second == third || first == third ? 4 : 3;
  }

  public boolean has(Power power) {
    return species().has(power);
  }

  /** Whether it counts for the Elemental Master. */
  public boolean isPure() {
    return MonsterSets.monster(top) == MonsterSets.monster(eyes)
        && MonsterSets.monster(eyes) == MonsterSets.monster(bottom);
  }

  /** Its three sets as bits. */
  public long sets() {
    return MonsterSets.bit(top) | MonsterSets.bit(eyes) | MonsterSets.bit(bottom);
  }

  public boolean contains(int set) {
    return set == top || set == eyes || set == bottom;
  }

  public Triple triple() {
    return new Triple(top, eyes, bottom);
  }

  /** The set that is this part of it. */
  public int set(Part part) {
    return switch (part) {
      case TOP -> top;
      case EYES -> eyes;
      case BOTTOM -> bottom;
    };
  }

  /** Its id and its sets: {@code m3 01T 04E 07B}. */
  @Override
  public String toString() {
    return "m" + id + " " + triple().text();
  }
}

package org.monsterbox.core.thirteen.monsters;

/** Three sets that are to be a monster: whether they can be, the rules say. */
public record Triple(int top, int eyes, int bottom) {

  public Triple {
    MonsterSets.checked(top);
    MonsterSets.checked(eyes);
    MonsterSets.checked(bottom);
  }

  /** Whether it is a top, eyes and a bottom. */
  public boolean isInOrder() {
    return MonsterSets.part(top) == Part.TOP
        && MonsterSets.part(eyes) == Part.EYES
        && MonsterSets.part(bottom) == Part.BOTTOM;
  }

  /** The three sets as bits. */
  public long sets() {
    return MonsterSets.bit(top) | MonsterSets.bit(eyes) | MonsterSets.bit(bottom);
  }

  /** The three sets one by one: {@code 01T 02E 03B}. */
  public String text() {
    return MonsterSets.text(top) + " " + MonsterSets.text(eyes) + " " + MonsterSets.text(bottom);
  }
}

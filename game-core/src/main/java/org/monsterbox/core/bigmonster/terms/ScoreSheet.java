package org.monsterbox.core.bigmonster.terms;

/** The eight lines of the score sheet, in its order (section 4.8). */
public record ScoreSheet(
    int ice,
    int bigMonster,
    int lava,
    int meadow,
    int swamp,
    int crystals,
    int explorer,
    int medals) {

  public int total() {
    return ice + bigMonster + lava + meadow + swamp + crystals + explorer + medals;
  }
}

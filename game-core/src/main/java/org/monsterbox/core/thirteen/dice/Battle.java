package org.monsterbox.core.thirteen.dice;

/**
 * An attack that is not decided yet.
 *
 * @param attacker whose turn it is
 * @param monster the attacking monster's id: one of its sets is what the attacker may lose
 * @param defender who owns the set
 * @param set what the attack is for
 * @param attackerThrows the attacker's allowance
 * @param defenderThrows the defender's allowance
 * @param attackerScore what the defender has to beat, or {@link #NOT_YET}
 */
public record Battle(
    int attacker,
    int monster,
    int defender,
    int set,
    int attackerThrows,
    int defenderThrows,
    int attackerScore) {

  public static final int NOT_YET = -1;

  public Battle withAttackerScore(int score) {
    return new Battle(attacker, monster, defender, set, attackerThrows, defenderThrows, score);
  }
}

package org.monsterbox.core.thirteen.dice;

/**
 * Somebody who throws the dice, in a battle or a duel.
 *
 * @param seat who throws
 * @param allowed how many throws he has in all
 * @param used how many he has used
 * @param dice what they show now
 * @param kept the bits of the dice that the last throw left alone
 */
public record Throwing(int seat, int allowed, int used, Dice dice, int kept) {

  public static Throwing begin(int seat, int allowed) {
    return new Throwing(seat, allowed, 0, Dice.NONE, 0);
  }

  public int left() {
    return allowed - used;
  }
}

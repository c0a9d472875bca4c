package org.monsterbox.core.thirteen.bot.odds;

import org.monsterbox.core.game.Chance;

/**
 * Plays battles with real dice, die by die, as the plans say: a check that owes nothing to them.
 */
final class DiceDuel {

  private final DiceOdds odds;
  private Chance chance;

  DiceDuel(DiceOdds odds, Chance chance) {
    this.odds = odds;
    this.chance = chance;
  }

  /** How often the attacker wins. */
  double share(int attackerThrows, int defenderThrows, int battles) {
    int won = 0;
    for (int battle = 0; battle < battles; battle++) {
      int score = score(odds.attack(defenderThrows), attackerThrows);
      won += score(odds.defence(score), defenderThrows) <= score ? 1 : 0;
    }
    return won / (double) battles;
  }

  private int score(DicePlan plan, int throwsAllowed) {
    int[] faces = new int[5];
    boolean[] kept = new boolean[5];
    for (int left = throwsAllowed - 1; left >= 0; left--) {
      for (int die = 0; die < 5; die++) {
        if (!kept[die]) {
          faces[die] = 1 + chance.below(6);
          chance = chance.next();
        }
      }
      int keep = plan.keep(DiceHands.of(faces), left);
      if (keep == DicePlan.STOP) {
        break;
      }
      int[] wanted = new int[7];
      for (int face = 1; face <= 6; face++) {
        wanted[face] = DiceHands.count(keep, face);
      }
      for (int die = 0; die < 5; die++) {
        kept[die] = wanted[faces[die]]-- > 0;
      }
    }
    return best(faces);
  }

  private static int best(int[] faces) {
    int best = 0;
    for (int face : faces) {
      int sum = 0;
      for (int other : faces) {
        sum += other == face ? face : 0;
      }
      best = Math.max(best, sum);
    }
    return best;
  }
}

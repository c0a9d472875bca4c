package org.monsterbox.core.thirteen.bot.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * What the options of a game say about dice (sections 5.2 and 6).
 *
 * @param singleDieScores whether a die alone is a group
 * @param keepAny whether dice of different faces may be kept together
 */
public record DiceRules(boolean singleDieScores, boolean keepAny) {

  public static final DiceRules USUAL = new DiceRules(true, false);

  /** What the dice count: their best group of one face. */
  int score(int hand) {
    int best = 0;
    for (int face = 1; face <= DiceHands.FACES; face++) {
      int count = DiceHands.count(hand, face);
      if (count > 1 || singleDieScores) {
        best = Math.max(best, count * face);
      }
    }
    return best;
  }

  /** What may be kept of five dice, most dice first; keeping all of them is to stop. */
  int[] keeps(int hand) {
    List<Integer> keeps = new ArrayList<>();
    for (int keep = DiceHands.first(DiceHands.DICE) - 1; keep >= 0; keep--) {
      if (DiceHands.contains(hand, keep) && (keepAny || isOneFace(keep))) {
        keeps.add(keep);
      }
    }
    int[] numbers = new int[keeps.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = keeps.get(i);
    }
    return numbers;
  }

  private static boolean isOneFace(int keep) {
    int faces = 0;
    for (int face = 1; face <= DiceHands.FACES; face++) {
      faces += DiceHands.count(keep, face) > 0 ? 1 : 0;
    }
    return faces <= 1;
  }
}

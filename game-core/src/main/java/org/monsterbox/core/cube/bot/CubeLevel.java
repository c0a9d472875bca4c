package org.monsterbox.core.cube.bot;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.terms.RuleSet;

/**
 * How good a bot is, as data.
 *
 * @param rate how quickly it finds a solution of weight 1, in a second; rule sets 1 and 2
 * @param diceRate the same for rule set 3
 * @param numbersRate the same for rule set 4
 * @param baseMs what it needs at least
 * @param falseClaims how often it claims wrongly
 * @param patienceMs after which it finds no match
 * @param samples how many moves it tries to prepare the next turn
 */
record CubeLevel(
    Grade grade,
    double rate,
    double diceRate,
    double numbersRate,
    int baseMs,
    double falseClaims,
    int patienceMs,
    int samples) {

  static CubeLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> new CubeLevel(grade, 0.0020, 0.0048, 0.0075, 4000, 0.10, 90_000, 1);
      case MEDIUM -> new CubeLevel(grade, 0.0040, 0.0088, 0.0170, 3000, 0.05, 75_000, 3);
      case HARD -> new CubeLevel(grade, 0.0090, 0.0158, 0.0311, 2200, 0.02, 60_000, 8);
      case MONSTER -> new CubeLevel(grade, 0.0200, 0.0328, 0.0743, 1500, 0.005, 45_000, 20);
    };
  }

  /** The same level, that much quicker or slower. */
  CubeLevel faster(double factor) {
    return new CubeLevel(
        grade,
        rate * factor,
        diceRate * factor,
        numbersRate * factor,
        baseMs,
        falseClaims,
        patienceMs,
        samples);
  }

  double rate(RuleSet ruleSet) {
    return switch (ruleSet) {
      case CODE, RACE -> rate;
      case DICE -> diceRate;
      case NUMBERS -> numbersRate;
    };
  }

  /** Whether it looks for the card that is worth most. */
  boolean isPicky() {
    return grade == Grade.HARD || grade == Grade.MONSTER;
  }
}

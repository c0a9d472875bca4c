package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.bot.Grade;

/**
 * What makes a bot of 13 Monsters stronger or weaker (section 9).
 *
 * @param weights what it thinks that sets are worth
 * @param minds whether it minds what its rivals gain and lose
 * @param denies whether it keeps cards from its rivals, and looks at a card before it takes a pair
 * @param knowsTheory whether it knows when to turn a card that was seen
 * @param attackMargin what an attack must be worth at least
 * @param noise by how much it may misjudge an attack or a trade
 * @param tradeMargin what a trade must be worth at least
 * @param offers how many trades it proposes in a turn
 * @param haggles whether it answers a bad offer with a better one
 */
record ThirteenLevel(
    Grade grade,
    MemoryStrength memory,
    DiceSkill dice,
    Weights weights,
    boolean minds,
    boolean denies,
    boolean knowsTheory,
    double attackMargin,
    double noise,
    double tradeMargin,
    int offers,
    boolean haggles) {

  static ThirteenLevel of(Grade grade) {
    return switch (grade) {
      case EASY ->
          new ThirteenLevel(
              grade,
              new MemoryStrength(0.55, 8, 6, 0.15),
              DiceSkill.BEST_GROUP,
              Weights.HP_ONLY,
              false,
              false,
              false,
              0,
              4,
              1,
              1,
              false);
      case MEDIUM ->
          new ThirteenLevel(
              grade,
              new MemoryStrength(0.75, 20, 12, 0.07),
              DiceSkill.EXPECTED_SCORE,
              Weights.USUAL,
              false,
              false,
              false,
              1,
              2,
              1,
              1,
              false);
      case HARD ->
          new ThirteenLevel(
              grade,
              new MemoryStrength(0.92, 60, 30, 0.02),
              DiceSkill.EXACT,
              Weights.USUAL,
              true,
              false,
              true,
              1,
              0,
              1,
              2,
              true);
      case MONSTER ->
          new ThirteenLevel(
              grade,
              MemoryStrength.PERFECT,
              DiceSkill.EXACT,
              Weights.USUAL,
              true,
              true,
              true,
              0,
              0,
              2,
              2,
              true);
    };
  }
}

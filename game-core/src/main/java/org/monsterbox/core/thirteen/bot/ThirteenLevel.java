package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.bot.memory.MemoryStrength;
import org.monsterbox.core.thirteen.bot.worth.Weights;

/**
 * What makes a bot of 13 Monsters stronger or weaker (section 9; its Expert is the Monster).
 *
 * @param weights what it thinks that sets are worth
 * @param minds whether it minds what its rivals gain and lose
 * @param attackMargin what an attack must be worth at least
 * @param noise by how much it may misjudge an attack or a trade
 */
record ThirteenLevel(
    MemoryStrength memory,
    SearchSkill search,
    DiceSkill dice,
    TradeSkill trade,
    Weights weights,
    boolean minds,
    double attackMargin,
    double noise) {

  private static final ThirteenLevel EASY =
      new ThirteenLevel(
          new MemoryStrength(0.55, 8, 6, 0.15),
          SearchSkill.PLAIN,
          DiceSkill.BEST_GROUP,
          new TradeSkill(1, 1, false),
          Weights.HP_ONLY,
          false,
          0,
          4);

  private static final ThirteenLevel MEDIUM =
      new ThirteenLevel(
          new MemoryStrength(0.75, 20, 12, 0.07),
          SearchSkill.PLAIN,
          DiceSkill.EXPECTED_SCORE,
          new TradeSkill(1, 1, false),
          Weights.USUAL,
          false,
          1,
          2);

  private static final ThirteenLevel HARD =
      new ThirteenLevel(
          new MemoryStrength(0.92, 60, 30, 0.02),
          SearchSkill.SKILLED,
          DiceSkill.EXACT,
          new TradeSkill(1, 2, true),
          Weights.USUAL,
          true,
          1,
          0);

  private static final ThirteenLevel MONSTER =
      new ThirteenLevel(
          MemoryStrength.PERFECT,
          SearchSkill.CUNNING,
          DiceSkill.EXACT,
          new TradeSkill(2, 2, true),
          Weights.FARSIGHTED,
          true,
          0,
          0);

  static ThirteenLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
      case MONSTER -> MONSTER;
    };
  }
}

package org.monsterbox.app.games.thirteen;

import org.monsterbox.core.thirteen.ThirteenOptions;
import org.monsterbox.core.thirteen.ThirteenView;
import org.monsterbox.core.thirteen.bot.DiceOdds;
import org.monsterbox.core.thirteen.bot.DiceRules;

/** The chances of the dice at a table. */
final class Odds {

  private Odds() {}

  static DiceOdds of(ThirteenView view) {
    ThirteenOptions options = view.options();
    return DiceOdds.of(
        new DiceRules(
            options.singleDieScores(), options.keepRule() == ThirteenOptions.KeepRule.ANY));
  }

  static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }
}

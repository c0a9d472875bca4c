package org.monsterbox.app.games.thirteen.moment;

import org.monsterbox.core.thirteen.bot.odds.DiceOdds;
import org.monsterbox.core.thirteen.bot.odds.DiceRules;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** The chances of the dice at a table. */
public final class Odds {

  private Odds() {}

  public static DiceOdds of(ThirteenView view) {
    ThirteenOptions options = view.options();
    return DiceOdds.of(
        new DiceRules(
            options.singleDieScores(), options.keepRule() == ThirteenOptions.KeepRule.ANY));
  }

  public static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }
}

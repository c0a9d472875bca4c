package org.monsterbox.core.thirteen.bot;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.bot.memory.Knowledge;
import org.monsterbox.core.thirteen.bot.odds.DiceOdds;
import org.monsterbox.core.thirteen.bot.odds.DiceRules;
import org.monsterbox.core.thirteen.bot.worth.FinalValuation;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.Hoard;
import org.monsterbox.core.thirteen.bot.worth.MidgameValuation;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.KeepRule;

/**
 * All that a bot takes into account for one decision.
 *
 * @param moves what it may do; not all trades and arrangements are listed
 * @param bargains which offers were made and declined
 * @param chance for this decision alone
 * @param whims for this turn
 */
record Situation(
    int seat,
    ThirteenLevel level,
    ThirteenView view,
    List<ThirteenMove> moves,
    Fortunes fortunes,
    Knowledge knowledge,
    Bargains bargains,
    Chance chance,
    Whims whims) {

  Valuation valuation() {
    if (view.isFinalRound()) {
      return new FinalValuation(seat, view.finalOrder());
    }
    return midgame();
  }

  /** What things are worth while there is much to come. */
  MidgameValuation midgame() {
    return level.minds()
        ? MidgameValuation.envious(seat, level.weights(), fortunes)
        : MidgameValuation.selfish(seat, level.weights(), fortunes);
  }

  DiceOdds odds() {
    return DiceOdds.of(
        new DiceRules(view.options().singleDieScores(), view.options().keepRule() == KeepRule.ANY));
  }

  Hoard hoard() {
    return fortunes.at(seat).hoard();
  }

  /** Whether a move of this kind is listed. */
  boolean allows(Class<? extends ThirteenMove> kind) {
    for (ThirteenMove move : moves) {
      if (kind.isInstance(move)) {
        return true;
      }
    }
    return false;
  }

  /** What it is worth to have a set that still lies on the grid, and that no rival has it. */
  double worth(int set) {
    MidgameValuation valuation = midgame();
    double worth = gain(valuation, seat, set);
    double begrudged = 0;
    for (int other = 0; other < view.seats(); other++) {
      begrudged = Math.max(begrudged, valuation.rivalry().get(other) * gain(valuation, other, set));
    }
    return worth + begrudged;
  }

  private double gain(MidgameValuation valuation, int owner, int set) {
    Hoard hoard = fortunes.at(owner).hoard();
    return valuation.weights().of(hoard.with(set)) - valuation.weights().of(hoard);
  }

  /** Sets as they are written in moves. */
  static String texts(long sets) {
    StringBuilder text = new StringBuilder();
    for (int set : MonsterSets.list(sets)) {
      text.append(text.length() == 0 ? "" : " ").append(MonsterSets.text(set));
    }
    return text.toString();
  }
}

package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.BUILD_BEST;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.PICK_MOST_THROWS;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.TAKE_BEST_SET;

import java.util.List;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.worth.Arrangement;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;

/**
 * Where a few things can be chosen, and the best is taken: spoils, a monster to build, a fighter.
 */
final class SmallChoices {

  private final Situation situation;

  SmallChoices(Situation situation) {
    this.situation = situation;
  }

  /** A set of the monster that attacked in vain. */
  Choice<ThirteenMove> take() {
    int attacker = situation.view().battle().orElseThrow().attacker();
    Valuation valuation = situation.valuation();
    Choice<ThirteenMove> best = fallback();
    double most = Double.NEGATIVE_INFINITY;
    for (ThirteenMove move : situation.moves()) {
      if (move instanceof ThirteenMove.Take take) {
        double value =
            valuation.of(situation.fortunes().moved(take.set(), attacker, situation.seat()));
        if (value > most) {
          most = value;
          best = new Choice<>(move, Reason.of(TAKE_BEST_SET, MonsterSets.text(take.set())));
        }
      }
    }
    return best;
  }

  /** A monster of free sets. */
  Choice<ThirteenMove> build() {
    Choice<ThirteenMove> best = fallback();
    int most = -1;
    for (ThirteenMove move : situation.moves()) {
      if (move instanceof ThirteenMove.Build build) {
        Triple triple = build.triple();
        int quality = Arrangement.quality(List.of(triple));
        if (quality > most) {
          most = quality;
          Monster monster = new Monster(0, triple.top(), triple.eyes(), triple.bottom());
          best = new Choice<>(move, Reason.of(BUILD_BEST, monster.hp(), monster.throwsAllowed()));
        }
      }
    }
    return best;
  }

  /** Who fights in the Death Battle. */
  Choice<ThirteenMove> pick() {
    Choice<ThirteenMove> best = fallback();
    int most = -1;
    for (ThirteenMove move : situation.moves()) {
      if (move instanceof ThirteenMove.Pick pick) {
        int count = DicePlanner.throwsOf(situation.view(), pick.monster());
        if (count > most) {
          most = count;
          best = new Choice<>(move, Reason.of(PICK_MOST_THROWS, count));
        }
      }
    }
    return best;
  }

  private Choice<ThirteenMove> fallback() {
    return new Choice<>(situation.moves().get(0), Reason.of(ThirteenReason.ONLY_MOVE));
  }
}

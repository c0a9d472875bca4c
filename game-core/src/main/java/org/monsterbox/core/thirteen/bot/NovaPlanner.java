package org.monsterbox.core.thirteen.bot;

import java.util.Optional;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.bot.worth.Hoard;
import org.monsterbox.core.thirteen.bot.worth.Valuation;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.moves.ThirteenMove;

/** When to spend the 13th Monster, and for what (section 9.6). */
final class NovaPlanner {

  /** Whoever throws no more often is no danger to the 13th Monster. */
  private static final int HARMLESS_THROWS = 3;

  private final Situation situation;

  NovaPlanner(Situation situation) {
    this.situation = situation;
  }

  Optional<Choice<ThirteenMove>> spend() {
    if (!situation.allows(ThirteenMove.SuperNova.class)) {
      return Optional.empty();
    }
    Monster best = null;
    int victim = situation.seat();
    double gain = 0;
    for (int owner = 0; owner < situation.view().seats(); owner++) {
      if (owner == situation.seat()) {
        continue;
      }
      for (Monster monster : situation.view().monsters(owner)) {
        double value = gain(owner, monster);
        if (value > gain) {
          gain = value;
          best = monster;
          victim = owner;
        }
      }
    }
    if (best == null || waits(best)) {
      return Optional.empty();
    }
    return Optional.of(
        new Choice<>(
            new ThirteenMove.SuperNova(victim, best.id()),
            Reason.of(ThirteenReason.SUPER_NOVA, victim, best.hp())));
  }

  private double gain(int owner, Monster monster) {
    Valuation valuation = situation.valuation();
    for (Monster own : situation.view().monsters(situation.seat())) {
      if (own.species() == Species.THIRTEENTH) {
        Fortunes after = situation.fortunes().afterNova(situation.seat(), owner, monster, own);
        return valuation.of(after) - valuation.of(situation.fortunes());
      }
    }
    return 0;
  }

  private boolean waits(Monster best) {
    if (situation.view().isFinalRound()) {
      return false;
    }
    // With three elements, the Ghost's among them, the fourth is near.
    if (situation.hoard().threatens()) {
      return true;
    }
    return best.species() == Species.GRUNT && !isInDanger();
  }

  private boolean isInDanger() {
    for (int other = 0; other < situation.view().seats(); other++) {
      Hoard hoard = situation.fortunes().at(other).hoard();
      if (other != situation.seat() && hoard.mostThrows() > HARMLESS_THROWS) {
        return true;
      }
    }
    // The game may end before the next turn.
    return situation.view().cardsLeft() <= 2 * MonsterSets.MONSTERS;
  }
}

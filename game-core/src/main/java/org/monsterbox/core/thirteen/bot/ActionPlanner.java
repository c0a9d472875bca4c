package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_ATTACK;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_DEFENCE;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_HP;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_MASTER;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ATTACK_FOR_SET;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ATTACK_THE_MASTER;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.Monster;
import org.monsterbox.core.thirteen.MonsterSets;
import org.monsterbox.core.thirteen.ThirteenMove;
import org.monsterbox.core.thirteen.ThirteenMove.Kind;
import org.monsterbox.core.thirteen.Triple;

/** What to do with the own monsters before the search: arrange them, and attack with them. */
final class ActionPlanner {

  private static final int MASTER = 4;
  private static final int THREATENING_ELEMENTS = 3;

  private final Situation situation;

  ActionPlanner(Situation situation) {
    this.situation = situation;
  }

  /** Four complete monsters of four elements, if it only takes an arrangement. */
  Optional<Choice<ThirteenMove>> becomeMaster() {
    if (!situation.allows(Kind.SACRIFICE) || situation.hoard().elements() < MASTER) {
      return Optional.empty();
    }
    ThirteenMove move = new ThirteenMove.Sacrifice(Arrangement.best(situation.hoard()));
    return Optional.of(new Choice<>(move, Reason.of(ARRANGE_MASTER)));
  }

  /** The best attack, or the arrangement that it takes. */
  Optional<Choice<ThirteenMove>> attack() {
    if (!situation.allows(Kind.ATTACK)) {
      return Optional.empty();
    }
    // Where nothing can be arranged after the attack, nothing is arranged for it.
    boolean arranges = situation.allows(Kind.SACRIFICE) && !situation.view().options().isStrict();
    List<Triple> attackers =
        arranges
            ? AttackPlanner.anything(situation.hoard())
            : AttackPlanner.standing(situation.table().at(situation.seat()));
    AttackPlanner planner =
        new AttackPlanner(
            situation.table(), situation.seat(), situation.valuation(), situation.odds());
    double margin = situation.view().isFinalRound() ? 0 : situation.level().attackMargin();
    return planner
        .best(attackers, situation.whims())
        .filter(plan -> plan.gain() > margin)
        .map(this::carryOut);
  }

  private Choice<ThirteenMove> carryOut(AttackPlanner.Plan plan) {
    String set = MonsterSets.text(plan.set());
    for (Monster monster : situation.view().monsters(situation.seat())) {
      if (monster.triple().equals(plan.attacker())) {
        boolean isThreat =
            situation.table().at(plan.target()).hoard().elements() >= THREATENING_ELEMENTS;
        return new Choice<>(
            new ThirteenMove.Attack(monster.id(), plan.target(), plan.set()),
            Reason.of(
                isThreat ? ATTACK_THE_MASTER : ATTACK_FOR_SET, set, plan.target(), plan.percent()));
      }
    }
    return new Choice<>(
        new ThirteenMove.Sacrifice(Arrangement.around(plan.attacker(), situation.hoard())),
        Reason.of(ARRANGE_ATTACK, set, plan.target(), plan.percent(), plan.attackerThrows()));
  }

  /** The best arrangement, if it is not the one that stands. */
  Optional<Choice<ThirteenMove>> arrange() {
    if (!situation.allows(Kind.SACRIFICE)) {
      return Optional.empty();
    }
    List<Triple> now = AttackPlanner.standing(situation.table().at(situation.seat()));
    List<Triple> best = Arrangement.best(situation.hoard());
    if (Arrangement.quality(best) <= Arrangement.quality(now)) {
      return Optional.empty();
    }
    int before = Arrangement.hp(now);
    int after = Arrangement.hp(best);
    // Who minds nobody does not think of being attacked.
    if (after == before && !situation.level().minds()) {
      return Optional.empty();
    }
    Reason reason =
        after > before ? Reason.of(ARRANGE_HP, before, after) : Reason.of(ARRANGE_DEFENCE, after);
    return Optional.of(new Choice<>(new ThirteenMove.Sacrifice(best), reason));
  }
}

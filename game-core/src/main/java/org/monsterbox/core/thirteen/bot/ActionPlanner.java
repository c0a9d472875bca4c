package org.monsterbox.core.thirteen.bot;

import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_ATTACK;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_DEFENCE;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_HP;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ARRANGE_MASTER;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ATTACK_FOR_SET;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ATTACK_THE_MASTER;
import static org.monsterbox.core.thirteen.bot.ThirteenReason.ATTACK_TO_THAW;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.thirteen.bot.worth.Arrangement;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove;

/** What to do with the own monsters before the search: arrange them, and attack with them. */
final class ActionPlanner {

  private final Situation situation;

  ActionPlanner(Situation situation) {
    this.situation = situation;
  }

  /** Four complete monsters of four elements, if it only takes an arrangement. */
  Optional<Choice<ThirteenMove>> becomeMaster() {
    if (!situation.allows(ThirteenMove.Sacrifice.class) || !situation.hoard().wins()) {
      return Optional.empty();
    }
    ThirteenMove move = new ThirteenMove.Sacrifice(Arrangement.best(situation.hoard()));
    return Optional.of(new Choice<>(move, Reason.of(ARRANGE_MASTER)));
  }

  /** The best attack, or the arrangement that it takes. */
  Optional<Choice<ThirteenMove>> attack() {
    if (!situation.allows(ThirteenMove.Attack.class)) {
      return Optional.empty();
    }
    // Where nothing can be arranged after the attack, nothing is arranged for it.
    boolean arranges =
        situation.allows(ThirteenMove.Sacrifice.class) && !situation.view().options().isStrict();
    List<Triple> attackers =
        arranges
            ? AttackPlanner.anything(situation.hoard())
            : AttackPlanner.standing(situation.fortunes().at(situation.seat()));
    AttackPlanner planner =
        new AttackPlanner(
            situation.fortunes(), situation.seat(), situation.valuation(), situation.odds());
    OptionalInt frozen = new FrostPlanner(situation).pairFrozenByOthers();
    double relief = frozen.isPresent() ? situation.worth(frozen.getAsInt()) : 0;
    double margin = situation.view().isFinalRound() ? 0 : situation.level().attackMargin();
    return planner
        .best(attackers, situation.whims())
        .filter(plan -> plan.gain() + relief > margin)
        .map(plan -> carryOut(plan, plan.gain() > margin ? OptionalInt.empty() : frozen));
  }

  private Choice<ThirteenMove> carryOut(AttackPlanner.Plan plan, OptionalInt frozen) {
    for (Monster monster : situation.view().monsters(situation.seat())) {
      if (monster.triple().equals(plan.attacker())) {
        return new Choice<>(
            new ThirteenMove.Attack(monster.id(), plan.target(), plan.set()), reason(plan, frozen));
      }
    }
    return new Choice<>(
        new ThirteenMove.Sacrifice(Arrangement.around(plan.attacker(), situation.hoard())),
        Reason.of(
            ARRANGE_ATTACK,
            MonsterSets.text(plan.set()),
            plan.target(),
            plan.percent(),
            plan.attackerThrows()));
  }

  private Reason reason(AttackPlanner.Plan plan, OptionalInt frozen) {
    String set = MonsterSets.text(plan.set());
    if (frozen.isPresent()) {
      String pair = MonsterSets.text(frozen.getAsInt());
      return Reason.of(ATTACK_TO_THAW, set, plan.target(), plan.percent(), pair);
    }
    boolean isThreat = situation.fortunes().at(plan.target()).hoard().threatens();
    return Reason.of(
        isThreat ? ATTACK_THE_MASTER : ATTACK_FOR_SET, set, plan.target(), plan.percent());
  }

  /** The best arrangement, if it is not the one that stands. */
  Optional<Choice<ThirteenMove>> arrange() {
    if (!situation.allows(ThirteenMove.Sacrifice.class)) {
      return Optional.empty();
    }
    List<Triple> now = AttackPlanner.standing(situation.fortunes().at(situation.seat()));
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

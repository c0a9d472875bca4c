package org.monsterbox.core.thirteen.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;

/** Everything that a view holds in one number. */
final class ViewFingerprint {

  private ViewFingerprint() {}

  static long of(ThirteenView view) {
    Fingerprint all = new Fingerprint();
    view.options.addTo(all);
    all.add(view.seats)
        .add(view.occupied.low())
        .add(view.occupied.high())
        .add(view.faceUp.cells)
        .add(view.faceUp.marks)
        .add(view.frost.cells)
        .add(view.frost.marks);
    addHoldings(all, view);
    addTurn(all, view);
    addPending(all, view);
    return all.value();
  }

  private static void addHoldings(Fingerprint all, ThirteenView view) {
    for (int seat = 0; seat < view.free.length; seat++) {
      all.add(view.free[seat]).add(view.monsters[seat].length);
      for (Monster monster : view.monsters[seat]) {
        all.add(monster.id()).add(monster.sets());
      }
    }
    all.add(view.nextMonsterId).add(view.spentThirteenth);
  }

  private static void addTurn(Fingerprint all, ThirteenView view) {
    all.add(view.phase)
        .add(view.active)
        .add(view.actor)
        .add(view.attackUsed)
        .add(view.frostPre)
        .add(view.frostPost)
        .add(view.searched)
        .add(view.prophet)
        .add(view.offers)
        .add(view.step)
        .add(view.frozenOut)
        .add(view.missStreak)
        .add(view.finalFirst)
        .add(view.finalLeft)
        .add(view.resume)
        .add(view.winner);
  }

  private static void addPending(Fingerprint all, ThirteenView view) {
    Offer offer = view.offer;
    if (offer != null) {
      all.add(offer.from()).add(offer.to());
      add(all, offer.give());
      add(all, offer.get());
    }
    Battle battle = view.battle;
    if (battle != null) {
      all.add(battle.attacker())
          .add(battle.monster())
          .add(battle.defender())
          .add(battle.set())
          .add(battle.attackerThrows())
          .add(battle.defenderThrows())
          .add(battle.attackerScore());
    }
    addThrowing(all, view.throwing);
    Duel duel = view.duel;
    if (duel != null) {
      all.add(duel.round());
      add(all, duel.order());
      add(all, duel.picks());
      add(all, duel.scores());
    }
    ThirteenEnd end = view.end;
    if (end != null) {
      all.add(end);
    }
  }

  private static void addThrowing(Fingerprint all, @Nullable Throwing throwing) {
    if (throwing != null) {
      all.add(throwing.seat())
          .add(throwing.allowed())
          .add(throwing.used())
          .add(throwing.dice().digits())
          .add(throwing.kept());
    }
  }

  private static void add(Fingerprint all, List<Integer> numbers) {
    all.add(numbers.size());
    numbers.forEach(number -> all.add((long) number));
  }
}

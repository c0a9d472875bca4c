package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Attacked;
import org.monsterbox.core.thirteen.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.ThirteenMove.Attack;

/** Sends a monster to win a set of another seat. */
final class AttackAction implements Action<ThirteenView, Playing, Attack> {

  @Override
  public boolean fits(ThirteenView table) {
    return Step.ATTACK.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Attack move) {
    if (table.monsters[seat].length == 0) {
      return ThirteenCode.NO_MONSTER;
    }
    if (table.monster(seat, move.monster()) == null) {
      return ThirteenCode.NOT_OWNER;
    }
    if (move.target() == seat) {
      return ThirteenCode.SELF_TARGET;
    }
    if (move.target() >= table.seats
        || (table.setBits(move.target()) & MonsterSets.bit(move.set())) == 0) {
      return ThirteenCode.NO_TARGET;
    }
    return table.attackUsed ? ThirteenCode.ALREADY_ATTACKED : null;
  }

  @Override
  public void play(Playing play, int seat, Attack move) {
    ThirteenView table = play.table;
    Monster monster = table.monster(move.monster()).orElseThrow();
    int attackerThrows = monster.throwsAllowed();
    // Ruling 23: a set in no monster is defended with the attacker's allowance.
    int defenderThrows =
        table
            .monsterWith(move.target(), move.set())
            .map(Monster::throwsAllowed)
            .orElse(attackerThrows);
    play.use(Step.ATTACK);
    table.attackUsed = true;
    table.battle =
        new Battle(
            seat,
            monster.id(),
            move.target(),
            move.set(),
            attackerThrows,
            defenderThrows,
            Battle.NOT_YET);
    table.throwing = Throwing.begin(seat, attackerThrows);
    table.phase = Phase.BATTLE_ATTACK;
    if (play.isTold()) {
      play.tell(
          new Attacked(seat, monster, move.target(), move.set(), attackerThrows, defenderThrows));
    }
    play.thaw(ThawReason.ATTACK);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Attack> moves) {
    if (table.attackUsed) {
      return;
    }
    for (Monster monster : table.monsters[seat]) {
      for (int target = 0; target < table.seats; target++) {
        if (target != seat) {
          for (int set : MonsterSets.list(table.setBits(target))) {
            moves.add(new Attack(monster.id(), target, set));
          }
        }
      }
    }
  }
}

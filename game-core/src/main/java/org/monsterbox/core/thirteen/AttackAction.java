package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.Attacked;
import org.monsterbox.core.thirteen.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.ThirteenMove.Attack;

/** Sends a monster to win a set of another seat. */
final class AttackAction implements Action<Attack> {

  @Override
  public @Nullable Code refusal(ThirteenView table, Attack move) {
    if (!Step.ATTACK.isOpen(table)) {
      return CommonCode.WRONG_PHASE;
    }
    if (table.monsters[table.actor].length == 0) {
      return ThirteenCode.NO_MONSTER;
    }
    if (table.monster(table.actor, move.monster()) == null) {
      return ThirteenCode.NOT_OWNER;
    }
    if (move.target() == table.actor) {
      return ThirteenCode.SELF_TARGET;
    }
    if (move.target() >= table.seats
        || (table.setBits(move.target()) & MonsterSets.bit(move.set())) == 0) {
      return ThirteenCode.NO_TARGET;
    }
    return table.attackUsed ? ThirteenCode.ALREADY_ATTACKED : null;
  }

  @Override
  public void play(Playing play, Attack move) {
    ThirteenView table = play.table;
    int seat = table.actor;
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
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (!Step.ATTACK.isOpen(table) || table.attackUsed) {
      return;
    }
    for (Monster monster : table.monsters[table.actor]) {
      for (int seat = 0; seat < table.seats; seat++) {
        if (seat != table.actor) {
          for (int set : MonsterSets.list(table.setBits(seat))) {
            moves.add(new Attack(monster.id(), seat, set));
          }
        }
      }
    }
  }
}

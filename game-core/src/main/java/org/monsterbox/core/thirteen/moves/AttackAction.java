package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Attack;
import org.monsterbox.core.thirteen.table.Fight;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.TurnStep;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Sends a monster to win a set of another seat. */
final class AttackAction implements Action<ThirteenView, Playing, Attack> {

  @Override
  public boolean fits(ThirteenView table) {
    return TurnStep.ATTACK.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Attack move) {
    if (!table.hasMonsters(seat)) {
      return ThirteenCode.NO_MONSTER;
    }
    if (!table.hasMonster(seat, move.monster())) {
      return ThirteenCode.NOT_OWNER;
    }
    if (move.target() == seat) {
      return ThirteenCode.SELF_TARGET;
    }
    if (move.target() >= table.seats()
        || (table.setBits(move.target()) & MonsterSets.bit(move.set())) == 0) {
      return ThirteenCode.NO_TARGET;
    }
    return table.attackUsed() ? ThirteenCode.ALREADY_ATTACKED : null;
  }

  @Override
  public void play(Playing play, int seat, Attack move) {
    Fight.attack(play, move.monster(), move.target(), move.set());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Attack> moves) {
    if (table.attackUsed()) {
      return;
    }
    for (Monster monster : table.monsters(seat)) {
      for (int target = 0; target < table.seats(); target++) {
        if (target != seat) {
          for (int set : MonsterSets.list(table.setBits(target))) {
            moves.add(new Attack(monster.id(), target, set));
          }
        }
      }
    }
  }
}

package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.ThirteenMove.Take;

/** The defender who has won takes a set of the monster that attacked. */
final class TakeAction implements Action<Take> {

  @Override
  public @Nullable Code refusal(ThirteenView table, Take move) {
    if (table.phase != Phase.BATTLE_SPOILS) {
      return CommonCode.WRONG_PHASE;
    }
    return attacker(table).contains(move.set()) ? null : ThirteenCode.NOT_IN_ATTACKER;
  }

  private static Monster attacker(ThirteenView table) {
    return table.battle().flatMap(battle -> table.monster(battle.monster())).orElseThrow();
  }

  @Override
  public void play(Playing play, Take move) {
    Battle battle = play.table.battle().orElseThrow();
    play.table.battle = null;
    Holdings.move(play, battle.attacker(), battle.defender(), move.set(), MoveReason.SPOILS);
    Settle.settle(play, Resume.ACTION);
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (table.phase == Phase.BATTLE_SPOILS) {
      Monster monster = attacker(table);
      moves.add(new Take(monster.top()));
      moves.add(new Take(monster.eyes()));
      moves.add(new Take(monster.bottom()));
    }
  }
}

package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Take;
import org.monsterbox.core.thirteen.table.Fight;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** The defender who has won takes a set of the monster that attacked. */
final class TakeAction implements Action<ThirteenView, Playing, Take> {

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.BATTLE_SPOILS;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Take move) {
    return attacker(table).contains(move.set()) ? null : ThirteenCode.NOT_IN_ATTACKER;
  }

  private static Monster attacker(ThirteenView table) {
    return table.battle().flatMap(battle -> table.monster(battle.monster())).orElseThrow();
  }

  @Override
  public void play(Playing play, int seat, Take move) {
    Fight.takeSpoils(play, move.set());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Take> moves) {
    Monster monster = attacker(table);
    moves.add(new Take(monster.top()));
    moves.add(new Take(monster.eyes()));
    moves.add(new Take(monster.bottom()));
  }
}

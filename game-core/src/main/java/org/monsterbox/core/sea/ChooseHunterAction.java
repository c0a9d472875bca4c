package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.SeaMove.ChooseHunter;

/** The hunters agree on who plays next. */
final class ChooseHunterAction implements Action<SeaTable, Playing, ChooseHunter> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_SELECT;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, ChooseHunter move) {
    return (table.toAct >>> move.seat() & 1) == 1 ? null : SeaCode.NO_TARGET;
  }

  @Override
  public void play(Playing play, int seat, ChooseHunter move) {
    Flow.beginHunterTurn(play, move.seat());
  }

  @Override
  public void list(SeaTable table, int seat, List<? super ChooseHunter> moves) {
    for (int rest = table.toAct; rest != 0; rest &= rest - 1) {
      moves.add(new ChooseHunter(Integer.numberOfTrailingZeros(rest)));
    }
  }
}

package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.moves.SeaMove.ChooseHunter;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.turns.Flow;

/** The hunters agree on who plays next. */
public final class ChooseHunterAction implements Action<SeaTable, Playing, ChooseHunter> {

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

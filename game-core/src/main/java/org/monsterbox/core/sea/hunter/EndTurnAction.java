package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.moves.SeaMove.EndTurn;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.turns.Flow;

/** The hunter has done enough. */
public final class EndTurnAction implements Action<SeaTable, Playing, EndTurn> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, EndTurn move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, EndTurn move) {
    Flow.endHunterAction(play);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super EndTurn> moves) {
    moves.add(END);
  }

  private static final EndTurn END = new EndTurn();
}

package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.SeaMove.EndTurn;

/** The hunter has done enough. */
final class EndTurnAction implements Action<SeaTable, Playing, EndTurn> {

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

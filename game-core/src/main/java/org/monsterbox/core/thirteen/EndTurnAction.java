package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenMove.EndTurn;

/** Ends the turn. The first search is compulsory (ruling 8). */
final class EndTurnAction implements Action<EndTurn> {

  private static final EndTurn MOVE = new EndTurn();

  @Override
  public @Nullable Code refusal(ThirteenView table, EndTurn move) {
    return switch (table.phase) {
      case FINAL_ACTION, POST_SEARCH -> null;
      case ACTION ->
          table.searched || !SearchAction.isPossible(table) ? null : ThirteenCode.SEARCH_REQUIRED;
      default -> CommonCode.WRONG_PHASE;
    };
  }

  @Override
  public void play(Playing play, EndTurn move) {
    TurnOrder.endTurn(play);
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (refusal(table, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

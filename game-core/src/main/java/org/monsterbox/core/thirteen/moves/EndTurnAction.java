package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.EndTurn;
import org.monsterbox.core.thirteen.table.PairSearch;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.TurnOrder;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Ends the turn. The first search is compulsory (ruling 8). */
final class EndTurnAction implements Action<ThirteenView, Playing, EndTurn> {

  private static final EndTurn MOVE = new EndTurn();

  @Override
  public boolean fits(ThirteenView table) {
    return switch (table.phase()) {
      case ACTION, FINAL_ACTION, POST_SEARCH -> true;
      default -> false;
    };
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, EndTurn move) {
    boolean mustSearch =
        table.phase() == Phase.ACTION && !table.searched() && PairSearch.isPossible(table);
    return mustSearch ? ThirteenCode.SEARCH_REQUIRED : null;
  }

  @Override
  public void play(Playing play, int seat, EndTurn move) {
    TurnOrder.endTurn(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super EndTurn> moves) {
    if (refusal(table, seat, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.moves.SeaMove.EndAction;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.turns.Flow;

/** The whale has done enough. */
public final class EndActionAction implements Action<SeaTable, Playing, EndAction> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, EndAction move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, EndAction move) {
    if (play.table.isTooMuch(seat)) {
      play.table.phase = Phase.WHALE_DISCARD;
    } else {
      Flow.endWhaleTurn(play);
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super EndAction> moves) {
    moves.add(END);
  }

  private static final EndAction END = new EndAction();
}

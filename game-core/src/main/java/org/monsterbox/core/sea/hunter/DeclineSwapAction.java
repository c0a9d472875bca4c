package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SwapMove.DeclineSwap;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The mate keeps its weapons. */
public final class DeclineSwapAction implements Action<SeaTable, Playing, DeclineSwap> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_SWAP_REPLY;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, DeclineSwap move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, DeclineSwap move) {
    if (play.isTold()) {
      play.tell(new SeaEvent.SwapDeclined(play.table.current, seat));
    }
    goOn(play.table);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super DeclineSwap> moves) {
    moves.add(DECLINE);
  }

  private static final DeclineSwap DECLINE = new DeclineSwap();

  /** The hunter who offered goes on with its turn. */
  static void goOn(SeaTable table) {
    table.offered = Cards.NONE;
    table.actor = table.current;
    table.phase = Phase.HUNTER_ACTION;
  }
}

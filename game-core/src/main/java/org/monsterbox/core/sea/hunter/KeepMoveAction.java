package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SeaMove.KeepMove;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Flow;

/** One of two Movement cards is kept, at the draw or after a refit. */
public final class KeepMoveAction implements Action<SeaTable, Playing, KeepMove> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_DRAW || table.phase == Phase.HUNTER_REFIT_CHOICE;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, KeepMove move) {
    boolean isThere = move.card() == table.pendingOne || move.card() == table.pendingOther;
    return isThere ? null : SeaCode.NO_SUCH_CARD;
  }

  @Override
  public void play(Playing play, int seat, KeepMove move) {
    SeaTable table = play.table;
    int rejected = move.card() == table.pendingOne ? table.pendingOther : table.pendingOne;
    table.pendingOne = Cards.NONE;
    table.pendingOther = Cards.NONE;
    play.table.give(seat, move.card());
    play.table.discard(rejected);
    if (play.isTold()) {
      play.tell(
          seat,
          new SeaEvent.MoveKept(seat, move.card(), rejected),
          new SeaEvent.MoveKept(seat, Cards.NONE, rejected));
    }
    Flow.afterMovementDraw(play);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super KeepMove> moves) {
    moves.add(new KeepMove(table.pendingOne));
    moves.add(new KeepMove(table.pendingOther));
  }
}

package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.Reorient;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Turns the bow. */
public final class ReorientAction implements Action<SeaTable, Playing, Reorient> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Reorient move) {
    if (table.actionsLeft == 0) {
      return SeaCode.NO_ACTIONS_LEFT;
    }
    if (move.facing() >= Board.DIRECTIONS) {
      return SeaCode.BAD_FACING;
    }
    if (move.facing() == table.facing(seat)) {
      return SeaCode.SAME_FACING;
    }
    return table.options.whale().headwindBlocksReorient() && table.isBlown(move.facing())
        ? SeaCode.HEADWIND
        : null;
  }

  @Override
  public void play(Playing play, int seat, Reorient move) {
    play.table.actionsLeft--;
    play.table.turnBow(seat, move.facing());
    if (play.isTold()) {
      play.tell(new SeaEvent.Reoriented(seat, move.facing()));
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Reorient> moves) {
    for (Reorient move : ALL) {
      if (refusal(table, seat, move) == null) {
        moves.add(move);
      }
    }
  }

  private static final List<Reorient> ALL =
      List.of(
          new Reorient(0),
          new Reorient(1),
          new Reorient(2),
          new Reorient(3),
          new Reorient(4),
          new Reorient(5));
}

package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.Refloat;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.Ranges;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Flow;

/** A wrecked hunter takes a spare boat, and that is its turn. */
public final class RefloatAction implements Action<SeaTable, Playing, Refloat> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.HUNTER_REFLOAT;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, Refloat move) {
    if (!Ranges.isRefloatCell(table, seat, move.cell())) {
      return SeaCode.SETUP_CELL_INVALID;
    }
    return move.facing() < Board.DIRECTIONS ? null : SeaCode.BAD_FACING;
  }

  @Override
  public void play(Playing play, int seat, Refloat move) {
    SeaTable table = play.table;
    table.putToSea(seat, move.cell(), move.facing());
    if (play.isTold()) {
      play.tell(new SeaEvent.Refloated(seat, move.cell(), move.facing()));
    }
    Flow.afterRefloat(play);
  }

  @Override
  public void list(SeaTable table, int seat, List<? super Refloat> moves) {
    for (int cell : Area.within(table, table.ship, 1)) {
      if (Ranges.isRefloatCell(table, seat, cell)) {
        for (int facing = 0; facing < Board.DIRECTIONS; facing++) {
          moves.add(new Refloat(cell, facing));
        }
      }
    }
  }
}

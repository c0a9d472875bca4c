package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Take;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Taking;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Keeps a tile of an open row and discards another; the first player chooses the row. */
final class TakeAction implements Action<BigMonsterView, Playing, Take> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.TAKE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Take move) {
    BigMonsterTable table = view.table();
    if (seat != table.actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    if (move.row() >= BigMonsterTable.ROWS || table.isRowEmpty(move.row())) {
      return BigMonsterCode.ROW_EMPTY;
    }
    if (!mayUse(table, move.row())) {
      return BigMonsterCode.WRONG_ROW;
    }
    if (!table.isInRow(move.row(), move.keep()) || !table.isInRow(move.row(), move.discard())) {
      return BigMonsterCode.TILE_NOT_IN_ROW;
    }
    return move.keep() == move.discard() ? BigMonsterCode.SAME_TILE : null;
  }

  private static boolean mayUse(BigMonsterTable table, int row) {
    return table.activeRow() == BigMonsterTable.NOBODY || table.activeRow() == row;
  }

  @Override
  public void play(Playing play, int seat, Take move) {
    Taking.fromRow(play, seat, move.row(), move.keep(), move.discard());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super Take> moves) {
    for (int row = 0; row < BigMonsterTable.ROWS; row++) {
      if (mayUse(view.table(), row)) {
        List<Integer> tiles = view.table().row(row);
        for (int keep : tiles) {
          for (int discard : tiles) {
            if (keep != discard) {
              moves.add(new Take(row, keep, discard));
            }
          }
        }
      }
    }
  }
}

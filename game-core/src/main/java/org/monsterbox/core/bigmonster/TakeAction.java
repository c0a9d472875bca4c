package org.monsterbox.core.bigmonster;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Taken;
import org.monsterbox.core.bigmonster.BigMonsterMove.Take;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Keeps a tile of an open row and discards another; the first player chooses the row. */
final class TakeAction implements Action<BigMonsterView, Playing, Take> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.TAKE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Take move) {
    BigMonsterTable table = view.table;
    if (seat != table.actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    if (move.row() >= BigMonsterTable.ROWS || table.rows[move.row()].length == 0) {
      return BigMonsterCode.ROW_EMPTY;
    }
    if (!mayUse(table, move.row())) {
      return BigMonsterCode.WRONG_ROW;
    }
    byte[] row = table.rows[move.row()];
    if (!Playing.contains(row, move.keep()) || !Playing.contains(row, move.discard())) {
      return BigMonsterCode.TILE_NOT_IN_ROW;
    }
    return move.keep() == move.discard() ? BigMonsterCode.SAME_TILE : null;
  }

  private static boolean mayUse(BigMonsterTable table, int row) {
    return table.activeRow == BigMonsterTable.NOBODY || table.activeRow == row;
  }

  @Override
  public void play(Playing play, int seat, Take move) {
    BigMonsterTable table = play.table;
    byte[] rest = Playing.without(table.rows[move.row()], move.keep());
    table.rows = Playing.with(table.rows, move.row(), Playing.without(rest, move.discard()));
    table.activeRow = move.row();
    table.revealed = Playing.with(table.revealed, seat, move.keep());
    byte[] discard = Arrays.copyOf(table.discard, table.discard.length + 1);
    discard[discard.length - 1] = (byte) move.discard();
    table.discard = discard;
    table.phase = Phase.PLACE;
    if (play.isTold()) {
      play.tell(new Taken(seat, move.row(), move.keep(), move.discard()));
    }
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super Take> moves) {
    for (int row = 0; row < BigMonsterTable.ROWS; row++) {
      if (mayUse(view.table, row)) {
        byte[] tiles = view.table.rows[row];
        for (byte keep : tiles) {
          for (byte discard : tiles) {
            if (keep != discard) {
              moves.add(new Take(row, keep, discard));
            }
          }
        }
      }
    }
  }
}

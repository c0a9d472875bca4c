package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Flip;
import org.monsterbox.core.thirteen.table.PairSearch;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Turns a card up. */
final class FlipAction implements Action<ThirteenView, Playing, Flip> {

  private static final Flip[] MOVES = new Flip[ThirteenView.CELLS];

  static {
    for (int cell = 0; cell < MOVES.length; cell++) {
      MOVES[cell] = new Flip(cell);
    }
  }

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.FLIP;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Flip move) {
    if (!table.hasCard(move.cell())) {
      return ThirteenCode.CELL_EMPTY;
    }
    if (table.isFaceUp(move.cell())) {
      return ThirteenCode.CELL_ALREADY_UP;
    }
    return table.isFlippable(move.cell(), seat) ? null : ThirteenCode.FROZEN_BY_OTHER;
  }

  @Override
  public void play(Playing play, int seat, Flip move) {
    PairSearch.flip(play, move.cell());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Flip> moves) {
    for (Flip move : MOVES) {
      if (table.isFlippable(move.cell(), seat)) {
        moves.add(move);
      }
    }
  }
}

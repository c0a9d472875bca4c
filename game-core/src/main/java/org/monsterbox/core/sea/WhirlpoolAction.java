package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.Whirlpool;

/** Opens a cell that wrecks boats. */
final class WhirlpoolAction extends WhaleCardAction<Whirlpool> {

  WhirlpoolAction() {
    super(CardKind.WHIRLPOOL);
  }

  @Override
  @Nullable Code conditions(SeaTable table, Whirlpool move) {
    return isPossible(table, move.cell()) ? null : SeaCode.WHIRLPOOL_CELL_INVALID;
  }

  private static boolean isPossible(SeaTable table, int cell) {
    return table.range(table.whaleCell, cell) <= SeaData.WHIRLPOOL_DISTANCE && table.isOpen(cell);
  }

  @Override
  void effect(Playing play, Whirlpool move) {
    SeaTable table = play.table;
    table.whirlpools =
        Marker.with(table.whirlpools, Marker.of(move.cell(), table.round, move.card()));
    if (play.isTold()) {
      play.tell(new SeaEvent.WhirlpoolOpened(move.cell()));
    }
  }

  @Override
  boolean isLasting() {
    return true;
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Whirlpool> moves) {
    for (int cell : Area.within(table, table.whaleCell, SeaData.WHIRLPOOL_DISTANCE)) {
      if (isPossible(table, cell)) {
        moves.add(new Whirlpool(card, cell));
      }
    }
  }
}

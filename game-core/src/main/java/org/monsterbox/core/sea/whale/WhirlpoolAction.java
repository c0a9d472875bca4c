package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.Whirlpool;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Opens a cell that wrecks boats. */
public final class WhirlpoolAction extends WhaleCardAction<Whirlpool> {

  public WhirlpoolAction() {
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

package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.PlaceShip;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The hunters choose the cell of the battleship. */
public final class PlaceShipAction implements Action<SeaTable, Playing, PlaceShip> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.SETUP_SHIP;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlaceShip move) {
    return Board.SHIP_CELLS.contains(move.cell()) ? null : SeaCode.SETUP_CELL_INVALID;
  }

  @Override
  public void play(Playing play, int seat, PlaceShip move) {
    play.table.ship = move.cell();
    play.table.phase = Phase.SETUP_BOAT;
    play.table.actor = 1;
    if (play.isTold()) {
      play.tell(new SeaEvent.ShipPlaced(seat, move.cell()));
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super PlaceShip> moves) {
    for (int cell : Board.SHIP_CELLS.list()) {
      moves.add(new PlaceShip(cell));
    }
  }
}

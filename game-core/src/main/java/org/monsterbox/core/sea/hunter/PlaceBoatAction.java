package org.monsterbox.core.sea.hunter;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.PlaceBoat;
import org.monsterbox.core.sea.table.Deal;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Flow;

/** A hunter puts its boat beside the battleship; after the last one the cards are dealt. */
public final class PlaceBoatAction implements Action<SeaTable, Playing, PlaceBoat> {

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.SETUP_BOAT;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, PlaceBoat move) {
    if (Board.distance(table.ship, move.cell()) != 1 || !table.isFree(move.cell())) {
      return SeaCode.SETUP_CELL_INVALID;
    }
    return move.facing() < Board.DIRECTIONS ? null : SeaCode.BAD_FACING;
  }

  @Override
  public void play(Playing play, int seat, PlaceBoat move) {
    SeaTable table = play.table;
    table.putToSea(seat, move.cell(), move.facing());
    table.setStart(seat, move.cell());
    if (play.isTold()) {
      play.tell(new SeaEvent.BoatPlaced(seat, move.cell(), move.facing()));
    }
    if (seat < table.hunters) {
      table.actor = seat + 1;
    } else {
      Deal.hands(play);
      Flow.startRound(play);
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super PlaceBoat> moves) {
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int cell = Board.neighbour(table.ship, direction);
      for (int facing = 0; facing < Board.DIRECTIONS; facing++) {
        PlaceBoat move = new PlaceBoat(cell, facing);
        if (refusal(table, seat, move) == null) {
          moves.add(move);
        }
      }
    }
  }
}

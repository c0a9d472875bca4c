package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.TurnFlow;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.game.Code;

/** Puts a tile elsewhere; until the call it may be another one, or another place. */
final class PlaceTileAction extends TurnAction<CubeMove.PlaceTile> {

  PlaceTileAction() {
    super(Phase.TURN);
  }

  @Override
  @Nullable Code refusalInTurn(CubeState now, int seat, CubeMove.PlaceTile move) {
    if (!Tiles.exists(move.move().tile())) {
      return CubeCode.UNKNOWN_TILE;
    }
    if (now.rules().firstDrop && now.isTilePut()) {
      return CubeCode.MOVE_COMMITTED;
    }
    return Placement.refusal(
        now.zone(seat), move.move().tile(), move.move().to(), now.rules().terms.oneGroup());
  }

  @Override
  public void play(Playing play, int seat, CubeMove.PlaceTile move) {
    TurnFlow.put(play, move.move());
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.PlaceTile> moves) {
    if (now.isTilePut() && now.rules().firstDrop) {
      return;
    }
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      for (Cell to : Placement.places(now.zone(seat), tile, now.rules().terms.oneGroup())) {
        moves.add(new CubeMove.PlaceTile(new TileMove(tile, to), now.clock()));
      }
    }
  }
}

package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Puts a tile elsewhere; until the call it may be another one, or another place. */
final class PlaceTileAction extends TurnAction<CubeMove.PlaceTile> {

  PlaceTileAction() {
    super(Phase.TURN);
  }

  @Override
  @Nullable Code refusal(CubeState now, CubeMove.PlaceTile move) {
    if (!Tiles.exists(move.move().tile())) {
      return CubeCode.UNKNOWN_TILE;
    }
    if (now.rules.firstDrop && now.tentative != null) {
      return CubeCode.MOVE_COMMITTED;
    }
    Layout base = now.zones[now.currentSeat];
    return Placement.refusal(
        base, move.move().tile(), move.move().to(), now.rules.terms.oneGroup());
  }

  @Override
  public void play(Playing play, int seat, CubeMove.PlaceTile move) {
    play.now.tentative = move.move();
    if (play.isTold()) {
      play.tell(new CubeEvent.TilePut(seat, move.move()));
    }
  }
}

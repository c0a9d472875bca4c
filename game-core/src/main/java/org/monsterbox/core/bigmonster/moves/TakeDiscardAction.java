package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Taking;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;

/** The owner of explorer E03 takes a tile out of the discard. */
final class TakeDiscardAction implements Action<BigMonsterView, Playing, TakeDiscard> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.LATE_TILE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, TakeDiscard move) {
    boolean mayTake = seat == view.table().lateSeat() && view.table().revealed(seat) == Tiles.NONE;
    if (!mayTake) {
      return BigMonsterCode.NO_LATE_TILE;
    }
    return view.isLateTile(move.tile()) ? null : BigMonsterCode.TILE_NOT_IN_DISCARD;
  }

  @Override
  public void play(Playing play, int seat, TakeDiscard move) {
    Taking.fromDiscard(play, seat, move.tile());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super TakeDiscard> moves) {
    if (view.table().revealed(seat) == Tiles.NONE) {
      for (int tile : view.lateTiles()) {
        moves.add(new TakeDiscard(tile));
      }
    }
  }
}

package org.monsterbox.core.bigmonster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.LateTileTaken;
import org.monsterbox.core.bigmonster.BigMonsterMove.TakeDiscard;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;

/** The owner of explorer E03 takes a tile out of the discard. */
final class TakeDiscardAction implements Action<BigMonsterView, Playing, TakeDiscard> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.LATE_TILE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, TakeDiscard move) {
    boolean mayTake = seat == view.table.lateSeat() && view.table.revealed[seat] == Tiles.NONE;
    if (!mayTake) {
      return BigMonsterCode.NO_LATE_TILE;
    }
    return Playing.contains(view.discard, move.tile()) ? null : BigMonsterCode.TILE_NOT_IN_DISCARD;
  }

  @Override
  public void play(Playing play, int seat, TakeDiscard move) {
    byte[] discards = play.state.discards.clone();
    for (int i = 0; i < discards.length; i++) {
      discards[i] = discards[i] == move.tile() ? Tiles.NONE : discards[i];
    }
    play.state.discards = discards;
    play.table.revealed = Playing.with(play.table.revealed, seat, move.tile());
    if (play.isTold()) {
      play.tell(new LateTileTaken(seat, move.tile()));
    }
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super TakeDiscard> moves) {
    if (view.table.revealed[seat] == Tiles.NONE) {
      for (byte tile : view.discard) {
        moves.add(new TakeDiscard(tile));
      }
    }
  }
}

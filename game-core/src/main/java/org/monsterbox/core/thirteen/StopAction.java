package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.ThirteenMove.Stop;

/** Is content with the dice as they are. */
final class StopAction implements Action<Stop> {

  private static final Stop MOVE = new Stop();

  @Override
  public @Nullable Code refusal(ThirteenView table, Stop move) {
    Throwing throwing = table.throwing;
    if (throwing == null) {
      return CommonCode.WRONG_PHASE;
    }
    return throwing.used() == 0 ? ThirteenCode.FIRST_THROW_REQUIRED : null;
  }

  @Override
  public void play(Playing play, Stop move) {
    Fight.endSide(play, play.table.throwing().orElseThrow());
  }

  @Override
  public void list(ThirteenView table, List<ThirteenMove> moves) {
    if (refusal(table, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

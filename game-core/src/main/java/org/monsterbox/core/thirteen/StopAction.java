package org.monsterbox.core.thirteen;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenMove.Stop;

/** Is content with the dice as they are. */
final class StopAction implements Action<ThirteenView, Playing, Stop> {

  private static final Stop MOVE = new Stop();

  @Override
  public boolean fits(ThirteenView table) {
    return table.throwing != null;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Stop move) {
    Throwing throwing = Objects.requireNonNull(table.throwing);
    return throwing.used() == 0 ? ThirteenCode.FIRST_THROW_REQUIRED : null;
  }

  @Override
  public void play(Playing play, int seat, Stop move) {
    Fight.endSide(play, play.table.throwing().orElseThrow());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Stop> moves) {
    if (refusal(table, seat, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

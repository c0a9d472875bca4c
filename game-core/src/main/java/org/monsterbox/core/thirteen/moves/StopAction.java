package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Stop;
import org.monsterbox.core.thirteen.table.Fight;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Is content with the dice as they are. */
final class StopAction implements Action<ThirteenView, Playing, Stop> {

  private static final Stop MOVE = new Stop();

  @Override
  public boolean fits(ThirteenView table) {
    return table.throwing().isPresent();
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Stop move) {
    Throwing throwing = table.throwing().orElseThrow();
    return throwing.used() == 0 ? ThirteenCode.FIRST_THROW_REQUIRED : null;
  }

  @Override
  public void play(Playing play, int seat, Stop move) {
    Fight.stop(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Stop> moves) {
    if (refusal(table, seat, MOVE) == null) {
      moves.add(MOVE);
    }
  }
}

package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Ack;
import org.monsterbox.core.thirteen.table.PairSearch;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Ends the look at the cards that lie open: a pair is taken, all others are turned down. */
final class AckAction implements Action<ThirteenView, Playing, Ack> {

  private static final Ack MOVE = new Ack();

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.REVEAL;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Ack move) {
    return null;
  }

  @Override
  public void play(Playing play, int seat, Ack move) {
    PairSearch.end(play);
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super Ack> moves) {
    moves.add(MOVE);
  }
}

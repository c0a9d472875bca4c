package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.MiniStorm;

/** Boats sail one cell less in this round. */
final class MiniStormAction extends WhaleCardAction<MiniStorm> {

  MiniStormAction() {
    super(CardKind.MINI_STORM);
  }

  @Override
  @Nullable Code conditions(SeaTable table, MiniStorm move) {
    return null;
  }

  @Override
  void effect(Playing play, MiniStorm move) {
    play.table.miniStormRound = play.table.round;
    if (play.isTold()) {
      play.tell(new SeaEvent.MiniStormRose(play.table.round));
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super MiniStorm> moves) {
    moves.add(new MiniStorm(card));
  }
}

package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.moves.WhaleCard.MiniStorm;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Boats sail one cell less in this round. */
public final class MiniStormAction extends WhaleCardAction<MiniStorm> {

  public MiniStormAction() {
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

package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.Dive;

/** Weapons other than nets find no whale in this round. */
final class DiveAction extends WhaleCardAction<Dive> {

  DiveAction() {
    super(CardKind.DIVE);
  }

  @Override
  @Nullable Code conditions(SeaTable table, Dive move) {
    return null;
  }

  @Override
  void effect(Playing play, Dive move) {
    play.table.diveRound = play.table.round;
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleDived(play.table.round));
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Dive> moves) {
    moves.add(new Dive(card));
  }
}

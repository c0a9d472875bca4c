package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.moves.WhaleCard.Dive;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Weapons other than nets find no whale in this round. */
public final class DiveAction extends WhaleCardAction<Dive> {

  public DiveAction() {
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

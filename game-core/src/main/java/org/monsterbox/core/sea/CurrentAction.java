package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.Current;

/** Two steps more in this turn, under everything but ice. */
final class CurrentAction extends WhaleCardAction<Current> {

  CurrentAction() {
    super(CardKind.CURRENT);
  }

  @Override
  @Nullable Code conditions(SeaTable table, Current move) {
    return null;
  }

  @Override
  void effect(Playing play, Current move) {
    play.table.movePoints += SeaData.CURRENT_STEPS;
    play.table.underPass = true;
    if (play.isTold()) {
      play.tell(new SeaEvent.CurrentTaken(play.table.movePoints));
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Current> moves) {
    moves.add(new Current(card));
  }
}

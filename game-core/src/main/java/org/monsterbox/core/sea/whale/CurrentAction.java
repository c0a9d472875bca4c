package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.Current;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Two steps more in this turn, under everything but ice. */
public final class CurrentAction extends WhaleCardAction<Current> {

  public CurrentAction() {
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

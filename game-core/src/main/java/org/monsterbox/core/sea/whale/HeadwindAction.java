package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.moves.WhaleCard.Headwind;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** No boat sails in one direction for two rounds. */
public final class HeadwindAction extends WhaleCardAction<Headwind> {

  public HeadwindAction() {
    super(CardKind.HEADWIND);
  }

  @Override
  @Nullable Code conditions(SeaTable table, Headwind move) {
    return move.direction() < Board.DIRECTIONS ? null : SeaCode.BAD_FACING;
  }

  @Override
  void effect(Playing play, Headwind move) {
    SeaTable table = play.table;
    int last = table.round + 1;
    table.headwinds = Marker.with(table.headwinds, Marker.of(move.direction(), last, move.card()));
    if (play.isTold()) {
      play.tell(new SeaEvent.WindRose(move.direction(), last));
    }
  }

  @Override
  boolean isLasting() {
    return true;
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Headwind> moves) {
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      moves.add(new Headwind(card, direction));
    }
  }
}

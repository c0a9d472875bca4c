package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.Headwind;

/** No boat sails in one direction for two rounds. */
final class HeadwindAction extends WhaleCardAction<Headwind> {

  HeadwindAction() {
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

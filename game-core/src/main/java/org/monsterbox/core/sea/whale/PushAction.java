package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.Push;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Wrecks;

/** Shoves a boat that shows its flank. */
public final class PushAction extends WhaleCardAction<Push> {

  public PushAction() {
    super(CardKind.PUSH);
  }

  @Override
  List<Integer> given(Push move) {
    return move.give();
  }

  @Override
  @Nullable Code conditions(SeaTable table, Push move) {
    if (!DevourAction.isBeside(table, move.boat())) {
      return SeaCode.NO_TARGET;
    }
    int direction = Board.direction(table.whaleCell, table.boat(move.boat()));
    // The bow points neither away from the whale nor at it (ruling 28).
    return table.facing(move.boat()) % 3 == direction % 3 ? SeaCode.NOT_SIDEWAYS : null;
  }

  @Override
  void effect(Playing play, Push move) {
    SeaTable table = play.table;
    int seat = move.boat();
    int direction = Board.direction(table.whaleCell, table.boat(seat));
    for (int step = 0; step < SeaData.PUSH_STEPS && table.isAfloat(seat); step++) {
      shove(play, seat, Board.neighbour(table.boat(seat), direction));
    }
  }

  private static void shove(Playing play, int seat, int to) {
    SeaTable table = play.table;
    if (to == Board.NONE || to == table.whaleCell || to == table.ship || table.hasNet(to)) {
      return;
    }
    int other = table.boatAt(to);
    if (other != SeaTable.NOBODY) {
      Wrecks.wreckBoth(play, seat, other);
    } else if (table.isObstacle(to)) {
      Wrecks.wreck(play, seat);
    } else {
      int from = table.boat(seat);
      table.sail(seat, to);
      if (play.isTold()) {
        play.tell(new SeaEvent.BoatPushed(seat, from, to));
      }
      if (table.hasWhirlpool(to)) {
        Wrecks.wreck(play, seat);
      }
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Push> moves) {
    for (int seat = 1; seat <= table.hunters; seat++) {
      for (List<Integer> give : gives) {
        Push move = new Push(card, seat, give);
        if (conditions(table, move) == null) {
          moves.add(move);
        }
      }
    }
  }
}

package org.monsterbox.core.sea;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.WhaleCard.Leap;

/** Chooses in secret where the whale lands in its next turn. */
final class LeapAction extends WhaleCardAction<Leap> {

  LeapAction() {
    super(CardKind.LEAP);
  }

  @Override
  List<Integer> given(Leap move) {
    return move.give();
  }

  @Override
  @Nullable Code conditions(SeaTable table, Leap move) {
    return Reach.isLeapTarget(table, move.target()) ? null : SeaCode.LEAP_TARGET_INVALID;
  }

  @Override
  void effect(Playing play, Leap move) {
    SeaTable table = play.table;
    table.leapPending = true;
    table.leapTarget = move.target();
    table.movePoints = 0;
    if (play.isTold()) {
      play.tell(new SeaEvent.LeapAnnounced());
      play.tell(1 << SeaTable.WHALE, new SeaEvent.LeapAimed(move.target()));
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super Leap> moves) {
    for (int target : Area.within(table, table.whaleCell, SeaData.LEAP_DISTANCE)) {
      if (Reach.isLeapTarget(table, target)) {
        for (List<Integer> give : gives) {
          moves.add(new Leap(card, target, give));
        }
      }
    }
  }
}

package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.Leap;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.Ranges;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Chooses in secret where the whale lands in its next turn. */
public final class LeapAction extends WhaleCardAction<Leap> {

  public LeapAction() {
    super(CardKind.LEAP);
  }

  @Override
  List<Integer> given(Leap move) {
    return move.give();
  }

  @Override
  @Nullable Code conditions(SeaTable table, Leap move) {
    return Ranges.isLeapTarget(table, move.target()) ? null : SeaCode.LEAP_TARGET_INVALID;
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
      if (Ranges.isLeapTarget(table, target)) {
        for (List<Integer> give : gives) {
          moves.add(new Leap(card, target, give));
        }
      }
    }
  }
}

package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.SeaData;
import org.monsterbox.core.sea.moves.WhaleCard.RockSlide;
import org.monsterbox.core.sea.table.Area;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.turns.Wrecks;

/** Breaks an iceberg beside the whale, and kills on one cell next to it. */
public final class RockSlideAction extends WhaleCardAction<RockSlide> {

  public RockSlideAction() {
    super(CardKind.ROCK_SLIDE);
  }

  @Override
  List<Integer> given(RockSlide move) {
    return move.give();
  }

  @Override
  @Nullable Code conditions(SeaTable table, RockSlide move) {
    if (!IceWaveAction.isBeside(table, move.iceberg())) {
      return SeaCode.NO_ICEBERG;
    }
    return isTarget(table, move.iceberg(), move.target()) ? null : SeaCode.ROCK_TARGET_INVALID;
  }

  private static boolean isTarget(SeaTable table, int iceberg, int target) {
    return table.range(iceberg, target) == 1 && target != table.whaleCell;
  }

  @Override
  void effect(Playing play, RockSlide move) {
    SeaTable table = play.table;
    table.icebergs = table.icebergs.without(move.iceberg());
    if (play.isTold()) {
      play.tell(new SeaEvent.IcebergBroken(move.iceberg(), move.target()));
    }
    int boat = table.boatAt(move.target());
    if (boat != SeaTable.NOBODY) {
      Wrecks.die(play, boat);
    }
    if (table.options.whale().rockSlideLeavesChunk()
        && table.isOpen(move.target())
        && table.icebergs.count() < SeaData.MOST_ICEBERGS) {
      table.icebergs = table.icebergs.with(move.target());
    }
  }

  @Override
  void list(SeaTable table, int card, List<List<Integer>> gives, List<? super RockSlide> moves) {
    for (int iceberg : Area.within(table, table.whaleCell, 1)) {
      if (IceWaveAction.isBeside(table, iceberg)) {
        for (int target : Area.within(table, iceberg, 1)) {
          for (List<Integer> give : gives) {
            if (isTarget(table, iceberg, target)) {
              moves.add(new RockSlide(card, iceberg, target, give));
            }
          }
        }
      }
    }
  }
}

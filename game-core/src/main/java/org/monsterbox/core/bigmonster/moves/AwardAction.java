package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.TurnFlow;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Gives the medal of the panda or of the yeti to somebody. */
final class AwardAction implements Action<BigMonsterView, Playing, Award> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.AWARD;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Award move) {
    if (!view.table().hasSeat(move.to())) {
      return CommonCode.BAD_SEAT;
    }
    return seat == view.table().actor() ? null : CommonCode.NOT_YOUR_TURN;
  }

  @Override
  public void play(Playing play, int seat, Award move) {
    TurnFlow.award(play, seat, move.to());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super Award> moves) {
    for (int to = 0; to < view.table().seats(); to++) {
      moves.add(new Award(to));
    }
  }
}

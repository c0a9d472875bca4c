package org.monsterbox.core.bigmonster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Awarded;
import org.monsterbox.core.bigmonster.BigMonsterMove.Award;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Gives the medal of the panda or of the yeti to somebody. */
final class AwardAction implements Action<BigMonsterView, Playing, Award> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.AWARD;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Award move) {
    if (!view.table.hasSeat(move.to())) {
      return CommonCode.BAD_SEAT;
    }
    return seat == view.table.actor() ? null : CommonCode.NOT_YOUR_TURN;
  }

  @Override
  public void play(Playing play, int seat, Award move) {
    Medal medal = medal(play.table.tableaus[seat]);
    MedalCheck.give(play, 1 << move.to(), medal.bit());
    if (play.isTold()) {
      play.tell(new Awarded(seat, move.to(), medal, play.table.options.value(medal)));
    }
    Course.placed(play);
  }

  /** Which medal goes with the tile that was placed last. */
  static Medal medal(Tableau tableau) {
    return tableau.type(tableau.size() - 1).medal().orElseThrow();
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super Award> moves) {
    for (int to = 0; to < view.table.seats; to++) {
      moves.add(new Award(to));
    }
  }
}

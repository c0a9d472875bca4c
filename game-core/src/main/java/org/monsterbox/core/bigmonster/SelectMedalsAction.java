package org.monsterbox.core.bigmonster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.MedalsSelected;
import org.monsterbox.core.bigmonster.BigMonsterMove.SelectMedals;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** The host, who sits in seat 0, chooses the medals. */
final class SelectMedalsAction implements Action<BigMonsterView, Playing, SelectMedals> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.MEDALS;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, SelectMedals move) {
    if (seat != view.table.actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    boolean isLegal = MedalSets.of(view.table.mode).contains(move.medals());
    return isLegal ? null : BigMonsterCode.BAD_MEDAL_SET;
  }

  @Override
  public void play(Playing play, int seat, SelectMedals move) {
    put(play.table, move.medals());
    play.table.phase = Phase.EXPLORER_CHOICE;
    if (play.isTold()) {
      play.tell(new MedalsSelected(move.medals()));
    }
  }

  /** Puts these and the permanent medals on the board. */
  static void put(BigMonsterTable table, List<Medal> chosen) {
    int bits = Medal.DESERT.bit() | Medal.RUNE.bit();
    for (Medal medal : chosen) {
      bits |= medal.bit();
    }
    table.medals = bits;
    table.openMedals = bits;
    table.openTeamMedals = table.mode == Mode.TEAM ? bits : 0;
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super SelectMedals> moves) {
    for (List<Medal> set : MedalSets.of(view.table.mode)) {
      moves.add(new SelectMedals(set));
    }
  }
}

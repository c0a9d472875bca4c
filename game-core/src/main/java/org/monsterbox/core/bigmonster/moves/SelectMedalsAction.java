package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.Preparing;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** The host, who sits in seat 0, chooses the medals. */
final class SelectMedalsAction implements Action<BigMonsterView, Playing, SelectMedals> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.MEDALS;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, SelectMedals move) {
    if (seat != view.table().actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    boolean isLegal = MedalSets.of(view.table().mode()).contains(move.medals());
    return isLegal ? null : BigMonsterCode.BAD_MEDAL_SET;
  }

  @Override
  public void play(Playing play, int seat, SelectMedals move) {
    Preparing.selectMedals(play, move.medals());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super SelectMedals> moves) {
    for (List<Medal> set : MedalSets.of(view.table().mode())) {
      moves.add(new SelectMedals(set));
    }
  }
}

package org.monsterbox.core.thirteen.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.moves.ThirteenMove.BeginSearch;
import org.monsterbox.core.thirteen.table.PairSearch;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Begins a search. */
final class SearchAction implements Action<ThirteenView, Playing, BeginSearch> {

  private static final BeginSearch PLAIN = new BeginSearch(false);
  private static final BeginSearch PROPHET = new BeginSearch(true);

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase() == Phase.ACTION;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, BeginSearch move) {
    if (!PairSearch.isPossible(table)) {
      return ThirteenCode.NO_LEGAL_SEARCH;
    }
    return move.prophet() && !table.has(seat, Power.PROPHET) ? ThirteenCode.POWER_NOT_OWNED : null;
  }

  @Override
  public void play(Playing play, int seat, BeginSearch move) {
    PairSearch.begin(play, move.prophet());
  }

  @Override
  public void list(ThirteenView table, int seat, List<? super BeginSearch> moves) {
    if (refusal(table, seat, PLAIN) == null) {
      moves.add(PLAIN);
      if (refusal(table, seat, PROPHET) == null) {
        moves.add(PROPHET);
      }
    }
  }
}

package org.monsterbox.core.thirteen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.SearchBegan;
import org.monsterbox.core.thirteen.ThirteenEvent.ThawReason;
import org.monsterbox.core.thirteen.ThirteenMove.BeginSearch;

/** Begins a search. */
final class SearchAction implements Action<ThirteenView, Playing, BeginSearch> {

  private static final BeginSearch PLAIN = new BeginSearch(false);
  private static final BeginSearch PROPHET = new BeginSearch(true);
  private static final int FEWEST_CARDS = 2;

  @Override
  public boolean fits(ThirteenView table) {
    return table.phase == Phase.ACTION;
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, BeginSearch move) {
    if (!isPossible(table)) {
      return ThirteenCode.NO_LEGAL_SEARCH;
    }
    return move.prophet() && !table.has(seat, Power.PROPHET) ? ThirteenCode.POWER_NOT_OWNED : null;
  }

  @Override
  public void play(Playing play, int seat, BeginSearch move) {
    play.use(Step.SEARCH);
    begin(play, move.prophet());
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

  /** Whether the one whose turn it is finds two cards to turn. */
  static boolean isPossible(ThirteenView table) {
    return table.options.thawsInstantly() || hasCards(table);
  }

  private static boolean hasCards(ThirteenView table) {
    return table.flippableCards(table.active) >= FEWEST_CARDS;
  }

  static void begin(Playing play, boolean prophet) {
    ThirteenView table = play.table;
    if (!hasCards(table)) {
      play.thaw(ThawReason.FROZEN_OUT);
    }
    table.prophet = prophet;
    table.phase = Phase.FLIP;
    if (play.isTold()) {
      play.tell(new SearchBegan(table.active, prophet));
    }
  }
}

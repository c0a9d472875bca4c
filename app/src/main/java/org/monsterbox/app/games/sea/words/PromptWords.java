package org.monsterbox.app.games.sea.words;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaEnd;

/** Whose turn it is, and what they are asked. */
final class PromptWords {

  private final Names names;

  PromptWords(Names names) {
    this.names = names;
  }

  String prompt(SeaView view, List<Seat> seats) {
    Seat actor = seats.get(view.actor());
    return switch (view.phase()) {
      case SETUP_SHIP -> text(R.string.sea_ask_ship, actor);
      case SETUP_BOAT -> text(R.string.sea_ask_boat, actor);
      case WHALE_DRAW -> text(R.string.sea_ask_draw, actor);
      case WHALE_ACTION -> text(whale(view), actor);
      case WHALE_DISCARD -> text(R.string.sea_ask_whale_discard, actor);
      case HUNTER_SELECT -> text(R.string.sea_ask_select, actor);
      case HUNTER_REFLOAT -> text(R.string.sea_ask_refloat, actor);
      case HUNTER_DRAW, HUNTER_REFIT_CHOICE -> text(R.string.sea_ask_keep, actor);
      case HUNTER_ACTION -> text(hunter(view), actor);
      case HUNTER_SWAP_REPLY -> text(R.string.sea_ask_swap, actor, seats.get(view.current()));
      case HUNTER_DISCARD -> text(R.string.sea_ask_hunter_discard, actor);
      case GAME_OVER ->
          text(
              view.end().filter(SeaEnd::whaleWins).isPresent()
                  ? R.string.sea_ask_whale_won
                  : R.string.sea_ask_hunters_won);
    };
  }

  private static int whale(SeaView view) {
    boolean swims = view.movePoints() > 0;
    if (view.isTrapped() && !view.isLeapPending() && view.isShutIn()) {
      return R.string.sea_ask_trapped;
    } else if (view.isCardPlayed()) {
      return swims ? R.string.sea_ask_whale_swim : R.string.sea_ask_whale_end;
    }
    return swims ? R.string.sea_ask_whale : R.string.sea_ask_whale_card;
  }

  private static int hunter(SeaView view) {
    if (view.actionsLeft() == 0) {
      return R.string.sea_ask_hunter_end;
    }
    return view.isWeaponUsed() ? R.string.sea_ask_hunter_sail : R.string.sea_ask_hunter;
  }

  private String text(int id, Object... blanks) {
    return names.say(id, blanks);
  }
}

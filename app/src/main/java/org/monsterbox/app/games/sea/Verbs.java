package org.monsterbox.app.games.sea;

import org.monsterbox.app.R;
import org.monsterbox.core.sea.SeaMove;

/** What the button says that finishes a move. */
final class Verbs {

  private Verbs() {}

  static int of(SeaMove.Kind kind) {
    return switch (kind) {
      case PLACE_SHIP, PLACE_BOAT, REFLOAT -> R.string.sea_put_here;
      case PLAY_WEAPON -> R.string.sea_fire;
      case PLAY_MOVE -> R.string.sea_sail;
      case PLAY_NETS -> R.string.sea_lay;
      case REORIENT -> R.string.sea_turn_bow;
      case EXCHANGE -> R.string.sea_exchange;
      case REFIT -> R.string.sea_refit;
      case SWAP, ACCEPT_SWAP -> R.string.sea_swap;
      case OFFER_SWAP -> R.string.sea_offer;
      case KEEP_MOVE -> R.string.sea_keep;
      case DISCARD -> R.string.sea_discard;
      default -> R.string.sea_play;
    };
  }
}

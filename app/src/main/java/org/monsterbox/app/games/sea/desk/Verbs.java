package org.monsterbox.app.games.sea.desk;

import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;

/** What the button says that finishes a move. */
final class Verbs {

  private static final Map<Class<? extends SeaMove>, Integer> ALL = new HashMap<>();

  static {
    ALL.put(SeaMove.PlaceShip.class, R.string.sea_put_here);
    ALL.put(SeaMove.PlaceBoat.class, R.string.sea_put_here);
    ALL.put(SeaMove.Refloat.class, R.string.sea_put_here);
    ALL.put(SeaMove.PlayWeapon.class, R.string.sea_fire);
    ALL.put(SeaMove.PlayMove.class, R.string.sea_sail);
    ALL.put(SeaMove.PlayNets.class, R.string.sea_lay);
    ALL.put(SeaMove.Reorient.class, R.string.sea_turn_bow);
    ALL.put(SeaMove.Exchange.class, R.string.sea_exchange);
    ALL.put(SeaMove.Refit.class, R.string.sea_refit);
    ALL.put(SwapMove.Swap.class, R.string.sea_swap);
    ALL.put(SwapMove.AcceptSwap.class, R.string.sea_swap);
    ALL.put(SwapMove.OfferSwap.class, R.string.sea_offer);
    ALL.put(SeaMove.KeepMove.class, R.string.sea_keep);
    ALL.put(SeaMove.Discard.class, R.string.sea_discard);
  }

  private Verbs() {}

  /** Where nothing better fits, it is the card that is played. */
  static int of(Class<? extends SeaMove> kind) {
    return ALL.getOrDefault(kind, R.string.sea_play);
  }
}

package org.monsterbox.app.games.sea.learn;

import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** When each further lesson first matters: the card is in the hand, and there is use for it. */
public final class Occasions {

  private static final int NEAR = 4;

  private Occasions() {}

  public static boolean isTimeFor(String lesson, Sight<SeaMove, SeaView> sight) {
    SeaView view = sight.view();
    int seat = sight.viewer();
    boolean isActing =
        sight.isAsked()
            && (view.phase() == Phase.WHALE_ACTION
                || (view.phase() == Phase.HUNTER_ACTION && view.isAfloat(seat)));
    if (!isActing) {
      return false;
    }
    return switch (lesson) {
      case WhaleTutorial.WIND ->
          holds(view, seat, CardKind.HEADWIND) && !view.isCardPlayed() && nearestBoat(view) <= NEAR;
      case WhaleTutorial.LEAP ->
          holds(view, seat, CardKind.LEAP) && !view.isCardPlayed() && nearestBoat(view) <= 2;
      case HunterTutorial.RAM -> holds(view, seat, CardKind.RAM) && distance(view, seat) == 1;
      case HunterTutorial.LINES ->
          holds(view, seat, CardKind.TRACTOR)
              && distance(view, seat) <= view.reach(CardKind.TRACTOR);
      case HunterTutorial.NETS -> holds(view, seat, CardKind.NET) && distance(view, seat) <= NEAR;
      default -> false;
    };
  }

  private static boolean holds(SeaView view, int seat, CardKind kind) {
    Pile pile = kind.pile();
    boolean isOwn = (pile == Pile.CALL || pile == Pile.BOND) == (seat == Names.WHALE);
    return isOwn && view.hand(seat, pile).stream().anyMatch(card -> Cards.kind(card) == kind);
  }

  private static int distance(SeaView view, int hunter) {
    return view.range(view.boatCell(hunter), view.whaleCell());
  }

  private static int nearestBoat(SeaView view) {
    int nearest = Integer.MAX_VALUE;
    for (int boat = 1; boat <= view.hunters(); boat++) {
      nearest = view.isAfloat(boat) ? Math.min(nearest, distance(view, boat)) : nearest;
    }
    return nearest;
  }
}

package org.monsterbox.core.sea.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.sight.CardWorth;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.Exchange;
import org.monsterbox.core.sea.moves.SeaMove.Refit;
import org.monsterbox.core.sea.moves.SwapMove.OfferSwap;
import org.monsterbox.core.sea.moves.SwapMove.Swap;
import org.monsterbox.core.sea.table.SeaView;

/** What costs nothing and is done first in a turn: exchanges, refits and swaps. */
final class Upkeep {

  private static final int WHALE = 0;
  private static final double CHANGE_BELOW = 1.3;
  private static final int FAR = 3;
  private static final int ENOUGH_MOVEMENT = 3;

  private final SeaView view;
  private final List<SeaMove> moves;

  Upkeep(SeaView view, List<SeaMove> moves) {
    this.view = view;
    this.moves = moves;
  }

  /**
   * The whale's least useful card, if it is of little use and not part of the plan, for another of
   * the same kind.
   */
  Optional<Choice<SeaMove>> exchange(Plan plan) {
    List<Integer> hand = whaleHand();
    hand.removeIf(plan::plays);
    for (int card : CardWorth.least(hand, 1)) {
      if (CardWorth.of(card) < CHANGE_BELOW) {
        return exchange(card, Cards.pile(card));
      }
    }
    return Optional.empty();
  }

  /** Whatever is of least use, for a Bestial Bond: most of those open a trap. */
  Optional<Choice<SeaMove>> exchangeForWayOut() {
    List<Integer> least = CardWorth.least(whaleHand(), 1);
    return least.isEmpty() ? Optional.empty() : exchange(least.get(0), Pile.BOND);
  }

  private List<Integer> whaleHand() {
    List<Integer> hand = new ArrayList<>(view.hand(WHALE, Pile.CALL));
    hand.addAll(view.hand(WHALE, Pile.BOND));
    return hand;
  }

  private Optional<Choice<SeaMove>> exchange(int card, Pile pile) {
    return choice(new Exchange(card, pile), Reason.of(SeaReason.CHANGE_CARD, Cards.text(card)));
  }

  /** Movement for who is far from the whale, a tractor harpoon for who has none. */
  Optional<Choice<SeaMove>> refitOrSwap() {
    int seat = view.seat();
    List<Integer> weapons = view.hand(seat, Pile.WEAPON);
    if (weapons.isEmpty()) {
      return Optional.empty();
    }
    boolean isFar = view.range(view.boatCell(seat), view.whaleCell()) > FAR;
    if (isFar && view.hand(seat, Pile.MOVE).size() < ENOUGH_MOVEMENT) {
      int card = CardWorth.least(weapons, 1).get(0);
      Optional<Choice<SeaMove>> refit =
          choice(new Refit(card), Reason.of(SeaReason.NEED_MOVEMENT, Cards.text(card)));
      if (refit.isPresent() && CardWorth.of(card) <= CardWorth.of(CardKind.HARPOON)) {
        return refit;
      }
    }
    return spareTractor(weapons);
  }

  private Optional<Choice<SeaMove>> spareTractor(List<Integer> weapons) {
    List<Integer> tractors = tractors(weapons);
    for (SeaMove move : moves) {
      if (tractors.size() < 2) {
        break;
      }
      if (move instanceof Swap swap
          && swap.give() == tractors.get(0)
          && tractors(view.hand(swap.mate(), Pile.WEAPON)).isEmpty()) {
        String given = Cards.text(swap.give());
        String taken = Cards.text(swap.take());
        return Optional.of(new Choice<>(move, Reason.of(SeaReason.BETTER_HANDS, given, taken)));
      }
      if (move instanceof OfferSwap offer && offer.give() == tractors.get(0)) {
        String given = Cards.text(offer.give());
        return Optional.of(new Choice<>(move, Reason.of(SeaReason.BETTER_HANDS, given, "")));
      }
    }
    return Optional.empty();
  }

  private static List<Integer> tractors(List<Integer> weapons) {
    List<Integer> tractors = new ArrayList<>();
    for (int card : weapons) {
      if (Cards.kind(card) == CardKind.TRACTOR) {
        tractors.add(card);
      }
    }
    return tractors;
  }

  private Optional<Choice<SeaMove>> choice(SeaMove move, Reason reason) {
    return moves.contains(move) ? Optional.of(new Choice<>(move, reason)) : Optional.empty();
  }
}

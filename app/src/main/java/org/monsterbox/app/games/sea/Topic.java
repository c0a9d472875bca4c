package org.monsterbox.app.games.sea;

import org.monsterbox.core.sea.Cards;
import org.monsterbox.core.sea.SeaMove;
import org.monsterbox.core.sea.SwapMove;
import org.monsterbox.core.sea.WhaleCard;

/**
 * What somebody has begun to do: a kind of move, and the card that it is about.
 *
 * @param card or {@link Cards#NONE}
 */
record Topic(SeaMove.Kind kind, int card) {

  static Topic of(SeaMove.Kind kind) {
    return new Topic(kind, Cards.NONE);
  }

  static Topic of(SeaMove move) {
    return new Topic(move.kind(), card(move));
  }

  private static int card(SeaMove move) {
    if (move instanceof WhaleCard played) {
      return played.card();
    } else if (move instanceof SeaMove.PlayMove played) {
      return played.card();
    } else if (move instanceof SeaMove.PlayWeapon played) {
      return played.card();
    } else if (move instanceof SeaMove.Exchange exchange) {
      return exchange.card();
    } else if (move instanceof SeaMove.Refit refit) {
      return refit.card();
    } else if (move instanceof SwapMove.Swap swap) {
      return swap.give();
    } else if (move instanceof SwapMove.OfferSwap offer) {
      return offer.give();
    }
    return Cards.NONE;
  }

  /** Playing the card: what else can be done with it are other topics. */
  static Topic playing(int card) {
    return new Topic(kindOf(card), card);
  }

  private static SeaMove.Kind kindOf(int card) {
    return switch (Cards.kind(card)) {
      case WIDE, FAN, FORK, AHEAD, HARD -> SeaMove.Kind.PLAY_MOVE;
      case HARPOON, EXPLOSIVE, RAM, DROGUE, TRACTOR -> SeaMove.Kind.PLAY_WEAPON;
      case NET -> SeaMove.Kind.PLAY_NETS;
      case HEADWIND -> SeaMove.Kind.HEADWIND;
      case CURRENT -> SeaMove.Kind.CURRENT;
      case ICE_WAVE -> SeaMove.Kind.ICE_WAVE;
      case MINI_STORM -> SeaMove.Kind.MINI_STORM;
      case DIVE -> SeaMove.Kind.DIVE;
      case WHIRLPOOL -> SeaMove.Kind.WHIRLPOOL;
      case DEVOUR -> SeaMove.Kind.DEVOUR;
      case CHARGE -> SeaMove.Kind.CHARGE;
      case ROCK_SLIDE -> SeaMove.Kind.ROCK_SLIDE;
      case LEAP -> SeaMove.Kind.LEAP;
      case PUSH -> SeaMove.Kind.PUSH;
    };
  }

  boolean hasCard() {
    return card != Cards.NONE;
  }

  /** Whether the move belongs to it; of cards that do the same, moves name only one. */
  boolean includes(SeaMove move) {
    Topic other = of(move);
    return other.kind == kind
        && (other.card == card
            || (hasCard() && other.hasCard() && Cards.areCopies(card, other.card)));
  }
}

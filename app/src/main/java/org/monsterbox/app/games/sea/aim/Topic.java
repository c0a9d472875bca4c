package org.monsterbox.app.games.sea.aim;

import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.moves.WhaleCard;

/**
 * What somebody has begun to do: a kind of move, and the card that it is about.
 *
 * @param card or {@link Cards#NONE}
 */
public record Topic(Class<? extends SeaMove> kind, int card) {

  public static Topic of(Class<? extends SeaMove> kind) {
    return new Topic(kind, Cards.NONE);
  }

  public static Topic of(SeaMove move) {
    return new Topic(move.getClass(), card(move));
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
  public static Topic playing(int card) {
    return new Topic(kindOf(card), card);
  }

  private static Class<? extends SeaMove> kindOf(int card) {
    return switch (Cards.kind(card)) {
      case WIDE, FAN, FORK, AHEAD, HARD -> SeaMove.PlayMove.class;
      case HARPOON, EXPLOSIVE, RAM, DROGUE, TRACTOR -> SeaMove.PlayWeapon.class;
      case NET -> SeaMove.PlayNets.class;
      case HEADWIND -> WhaleCard.Headwind.class;
      case CURRENT -> WhaleCard.Current.class;
      case ICE_WAVE -> WhaleCard.IceWave.class;
      case MINI_STORM -> WhaleCard.MiniStorm.class;
      case DIVE -> WhaleCard.Dive.class;
      case WHIRLPOOL -> WhaleCard.Whirlpool.class;
      case DEVOUR -> WhaleCard.Devour.class;
      case CHARGE -> WhaleCard.Charge.class;
      case ROCK_SLIDE -> WhaleCard.RockSlide.class;
      case LEAP -> WhaleCard.Leap.class;
      case PUSH -> WhaleCard.Push.class;
    };
  }

  /** Whether the card is to be played, and not to be used for something else. */
  public boolean isPlaying() {
    return hasCard() && kind == kindOf(card);
  }

  public boolean hasCard() {
    return card != Cards.NONE;
  }

  /**
   * Whether the move belongs to it; of cards that do the same, moves name only one, and nets are
   * laid by their cells alone.
   */
  public boolean includes(SeaMove move) {
    Topic other = of(move);
    return other.kind == kind
        && (other.card == card
            || kind == SeaMove.PlayNets.class
            || (hasCard() && other.hasCard() && Cards.areCopies(card, other.card)));
  }
}

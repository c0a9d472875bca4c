package org.monsterbox.core.sea.moves;

/** Two hunters side by side change weapons: at once, or in two halves where hands are hidden. */
public sealed interface SwapMove extends SeaMove {

  /** Changes weapons with a mate: {@code swap 2 WP01 WP30}. */
  record Swap(int mate, int give, int take) implements SwapMove {
    public Swap {
      MoveParts.checkSeat(mate);
      MoveParts.checkCard(give);
      MoveParts.checkCard(take);
    }
  }

  /** The same where hands are hidden, the first half: {@code offer 2 WP01}. */
  record OfferSwap(int mate, int give) implements SwapMove {
    public OfferSwap {
      MoveParts.checkSeat(mate);
      MoveParts.checkCard(give);
    }
  }

  /** The second half: {@code accept WP30}. */
  record AcceptSwap(int card) implements SwapMove {
    public AcceptSwap {
      MoveParts.checkCard(card);
    }
  }

  /** Or not: {@code decline}. */
  record DeclineSwap() implements SwapMove {}
}

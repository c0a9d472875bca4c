package org.monsterbox.core.sea;

/** Two hunters side by side change weapons: at once, or in two halves where hands are hidden. */
public sealed interface SwapMove extends SeaMove {

  /** Changes weapons with a mate: {@code swap 2 WP01 WP30}. */
  record Swap(int mate, int give, int take) implements SwapMove {
    public Swap {
      MoveText.checkSeat(mate);
      MoveText.checkCard(give);
      MoveText.checkCard(take);
    }

    @Override
    public Kind kind() {
      return Kind.SWAP;
    }

    @Override
    public String text() {
      return "swap " + mate + " " + Cards.text(give) + " " + Cards.text(take);
    }
  }

  /** The same where hands are hidden, the first half: {@code offer 2 WP01}. */
  record OfferSwap(int mate, int give) implements SwapMove {
    public OfferSwap {
      MoveText.checkSeat(mate);
      MoveText.checkCard(give);
    }

    @Override
    public Kind kind() {
      return Kind.OFFER_SWAP;
    }

    @Override
    public String text() {
      return "offer " + mate + " " + Cards.text(give);
    }
  }

  /** The second half: {@code accept WP30}. */
  record AcceptSwap(int card) implements SwapMove {
    public AcceptSwap {
      MoveText.checkCard(card);
    }

    @Override
    public Kind kind() {
      return Kind.ACCEPT_SWAP;
    }

    @Override
    public String text() {
      return "accept " + Cards.text(card);
    }
  }

  /** Or not: {@code decline}. */
  record DeclineSwap() implements SwapMove {
    @Override
    public Kind kind() {
      return Kind.DECLINE_SWAP;
    }

    @Override
    public String text() {
      return "decline";
    }
  }
}

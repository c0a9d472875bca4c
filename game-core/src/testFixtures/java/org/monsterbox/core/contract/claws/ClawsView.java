package org.monsterbox.core.contract.claws;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** What one seat knows of a game of Claws: its own hand, and how many cards the others hold. */
public final class ClawsView implements Fingerprinted {

  final boolean lowWins;
  final int seat;
  final int hand;
  final int[] handSizes;
  final int[] table;
  final int[] scores;
  final int played;
  final int actor;
  final int die;

  ClawsView(ClawsState state, int seat, int[] handSizes) {
    this.lowWins = state.lowWins;
    this.seat = seat;
    this.hand = state.hands[seat];
    this.handSizes = handSizes;
    this.table = state.table;
    this.scores = state.scores;
    this.played = state.played;
    this.actor = state.actor;
    this.die = state.die;
  }

  /** The cards of the seat that looks. */
  public List<Integer> hand() {
    List<Integer> cards = new ArrayList<>();
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      cards.add(Integer.numberOfTrailingZeros(rest));
    }
    return cards;
  }

  public int handSize(int of) {
    return handSizes[of];
  }

  /** The card that the seat has played in this round, or 0. */
  public int played(int by) {
    return table[by];
  }

  public int score(int of) {
    return scores[of];
  }

  public int die() {
    return die;
  }

  public int actor() {
    return actor;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint()
        .add(lowWins)
        .add(seat)
        .add(hand)
        .add(handSizes)
        .add(table)
        .add(scores)
        .add(played)
        .add(actor)
        .add(die)
        .value();
  }
}

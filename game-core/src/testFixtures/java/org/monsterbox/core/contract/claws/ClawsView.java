package org.monsterbox.core.contract.claws;

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

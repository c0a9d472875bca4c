package org.monsterbox.core.contract.shells;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** What one seat knows of a game of Shells: what is in its own fist, and who else has made one. */
public final class ShellsView implements Fingerprinted {

  final Shells.Tie tie;
  final int seat;
  final int pearlCount;
  final int[] pearlsSeen;
  final int round;
  final int[] shells;
  final int fist;
  final int fistsMade;
  final int[] scores;
  final int carried;

  ShellsView(ShellsState state, int seat, int[] pearlsSeen, int[] shells, int fist, int fistsMade) {
    this.tie = state.tie;
    this.seat = seat;
    this.pearlCount = state.pearls.length;
    this.pearlsSeen = pearlsSeen;
    this.round = state.round;
    this.shells = shells;
    this.fist = fist;
    this.fistsMade = fistsMade;
    this.scores = state.scores;
    this.carried = state.carried;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint()
        .add(tie)
        .add(seat)
        .add(pearlCount)
        .add(pearlsSeen)
        .add(round)
        .add(shells)
        .add(fist)
        .add(fistsMade)
        .add(scores)
        .add(carried)
        .value();
  }
}

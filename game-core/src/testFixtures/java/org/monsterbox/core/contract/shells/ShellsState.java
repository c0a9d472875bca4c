package org.monsterbox.core.contract.shells;

import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** A game of Shells in play. A set of shells is a number with the bit of each shell set. */
public final class ShellsState implements Fingerprinted {

  final Shells.Tie tie;

  /** The pearls from first to last; those after the round's are hidden from all. */
  final int[] pearls;

  final int round;
  final int[] shells;

  /** The shell in each seat's fist, or 0. */
  final int[] fists;

  final int[] scores;
  final int carried;

  ShellsState(
      Shells.Tie tie,
      int[] pearls,
      int round,
      int[] shells,
      int[] fists,
      int[] scores,
      int carried) {
    this.tie = tie;
    this.pearls = pearls;
    this.round = round;
    this.shells = shells;
    this.fists = fists;
    this.scores = scores;
    this.carried = carried;
  }

  boolean isOver() {
    return round == pearls.length;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint()
        .add(tie)
        .add(pearls)
        .add(round)
        .add(shells)
        .add(fists)
        .add(scores)
        .add(carried)
        .value();
  }
}

package org.monsterbox.core.contract.claws;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** A game of Claws in play. A set of cards is a number with the bit of each card set. */
public class ClawsState implements Fingerprinted {

  static final int CARDS = 24;

  final boolean lowWins;
  final int[] hands;

  /** The card that each seat has played in this round, or 0. */
  final int[] table;

  final int[] scores;
  final int played;
  final int actor;
  final int die;
  final Chance dice;

  ClawsState(
      boolean lowWins,
      int[] hands,
      int[] table,
      int[] scores,
      int played,
      int actor,
      int die,
      Chance dice) {
    this.lowWins = lowWins;
    this.hands = hands;
    this.table = table;
    this.scores = scores;
    this.played = played;
    this.actor = actor;
    this.die = die;
    this.dice = dice;
  }

  boolean isOver() {
    for (int hand : hands) {
      if (hand != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint()
        .add(lowWins)
        .add(hands)
        .add(table)
        .add(scores)
        .add(played)
        .add(actor)
        .add(die)
        .add(dice.state())
        .value();
  }
}

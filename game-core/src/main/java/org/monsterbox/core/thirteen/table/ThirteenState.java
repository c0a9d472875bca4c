package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;

/** A game of 13 Monsters in play: what everybody sees, and the two things that nobody sees. */
public final class ThirteenState implements Fingerprinted {

  static final byte EMPTY = -1;

  final ThirteenView table;

  /** By cell: the card that lies there, or {@link #EMPTY}. */
  final byte[] cards;

  final Chance dice;

  ThirteenState(ThirteenView table, byte[] cards, Chance dice) {
    this.table = table;
    this.cards = cards;
    this.dice = dice;
  }

  /** All but the faces of the cards and the dice to come. */
  public ThirteenView table() {
    return table;
  }

  @Override
  public long fingerprint() {
    return new Fingerprint().add(table.fingerprint()).add(cards).add(dice.state()).value();
  }
}

package org.monsterbox.core.bot;

import org.monsterbox.core.game.Chance;

/** A way to find out which move is good, by playing imagined games. */
public interface Search<M, V> {

  /**
   * What became of each move of the seat.
   *
   * @param chance decides what is imagined: the same chance and the same iterations find the same
   */
  Findings<M> search(V view, int seat, Chance chance, Thinking thinking);
}

package org.monsterbox.core.cube.cards;

import java.util.ArrayList;
import java.util.List;

/** Victory points of cards, for those who think about them. */
public final class Scores {

  private Scores() {}

  /** What these cards are worth, without bonuses. */
  public static int points(List<Integer> cards) {
    return Scoring.points(codes(cards));
  }

  /** What one more card adds. */
  public static int marginal(List<Integer> cards, int card) {
    List<Integer> more = new ArrayList<>(cards);
    more.add(card);
    return points(more) - points(cards);
  }

  /** The card whose loss costs the fewest points, of several the lowest code. */
  public static int cheapest(List<Integer> cards) {
    return Scoring.cheapest(codes(cards));
  }

  private static byte[] codes(List<Integer> cards) {
    byte[] codes = new byte[cards.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = cards.get(i).byteValue();
    }
    return codes;
  }
}

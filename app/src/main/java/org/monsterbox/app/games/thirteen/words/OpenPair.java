package org.monsterbox.app.games.thirteen.words;

import java.util.List;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The pair among the cards that lie face up. */
public final class OpenPair {

  private OpenPair() {}

  /** The two cells of the pair that lies face up, or none. */
  public static List<Integer> of(ThirteenView view) {
    List<Integer> cells = view.faceUpCells();
    for (int first : cells) {
      for (int second : cells) {
        int card = view.cardAt(first).orElseThrow();
        int other = view.cardAt(second).orElseThrow();
        if (first < second && other == Cards.mate(card)) {
          return List.of(first, second);
        }
      }
    }
    return List.of();
  }
}

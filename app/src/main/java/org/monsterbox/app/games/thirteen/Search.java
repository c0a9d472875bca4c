package org.monsterbox.app.games.thirteen;

import java.util.List;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What the cards that lie face up tell. */
final class Search {

  private Search() {}

  /** The two cells of the pair that lies face up, or none. */
  static List<Integer> pair(ThirteenView view) {
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

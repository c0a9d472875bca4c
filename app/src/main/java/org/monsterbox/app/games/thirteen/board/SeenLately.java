package org.monsterbox.app.games.thirteen.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** Where cards were turned lately: a help for those who want one, which says not which cards. */
record SeenLately(Set<Integer> cells) {

  private static final int TURNED_CARDS = 10;

  static SeenLately in(List<Event> events) {
    Set<Integer> cells = new HashSet<>();
    int turned = 0;
    for (int i = events.size() - 1; i >= 0 && turned < TURNED_CARDS; i--) {
      if (events.get(i) instanceof ThirteenEvent.Flipped flipped) {
        cells.add(flipped.cell());
        turned++;
      }
    }
    return new SeenLately(cells);
  }

  boolean contains(int cell) {
    return cells.contains(cell);
  }
}

package org.monsterbox.app.games.sea.words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** The shortest way from a cell into the ice, around whatever lies in the sea now. */
final class WayOut {

  /** A boat farther from the way does not come in time to block it. */
  private static final int NEAR = 3;

  private static final int NOWHERE = -1;

  private final SeaView view;
  private final List<Integer> cells;

  private WayOut(SeaView view, List<Integer> cells) {
    this.view = view;
    this.cells = cells;
  }

  /** Empty where everything is closed. */
  static Optional<WayOut> from(int start, SeaView view) {
    if (Board.isFloe(start)) {
      return Optional.empty();
    }
    int[] before = new int[Board.CELLS];
    Arrays.fill(before, NOWHERE);
    before[start] = start;
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int cell = open.remove();
      if (Board.isFloe(cell)) {
        return Optional.of(new WayOut(view, way(before, cell)));
      }
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int next = Board.neighbour(cell, direction);
        boolean isNew = next != Board.NONE && before[next] == NOWHERE;
        // The whale leaves the cell in which it is now.
        if (isNew && (Board.isFloe(next) || view.isFree(next) || next == view.whaleCell())) {
          before[next] = cell;
          open.add(next);
        }
      }
    }
    return Optional.empty();
  }

  private static List<Integer> way(int[] before, int goal) {
    List<Integer> way = new ArrayList<>();
    for (int cell = goal; before[cell] != cell; cell = before[cell]) {
      way.add(cell);
    }
    Collections.reverse(way);
    return way;
  }

  int steps() {
    return cells.size();
  }

  /** Where it enters the ice. */
  int end() {
    return cells.get(cells.size() - 1);
  }

  /** The boat that lies nearest to it, if one is near. */
  Optional<Integer> blocker() {
    Optional<Integer> nearest = Optional.empty();
    int least = NEAR + 1;
    for (int boat = 1; boat <= view.hunters(); boat++) {
      int distance = view.isAfloat(boat) ? distance(view.boatCell(boat)) : Integer.MAX_VALUE;
      if (distance < least) {
        least = distance;
        nearest = Optional.of(boat);
      }
    }
    return nearest;
  }

  private int distance(int from) {
    int least = Integer.MAX_VALUE;
    for (int cell : cells) {
      least = Math.min(least, Board.distance(from, cell));
    }
    return least;
  }
}

package org.monsterbox.core.sea.bot.sight;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.WhaleMove;
import org.monsterbox.core.sea.table.SeaView;

/** Every cell that the whale can swim to, on a shortest way; first of all where it is. */
public final class Swims {

  private final int[] cells = new int[Board.CELLS];
  private final int[] parents = new int[Board.CELLS];
  private final boolean[] ends = new boolean[Board.CELLS];
  private int count;

  public Swims(SeaView view) {
    boolean[] seen = new boolean[Board.CELLS];
    add(view.whaleCell(), -1, true, seen);
    int from = 0;
    for (int step = 0; step < view.movePoints(); step++) {
      int ring = count;
      for (; from < ring; from++) {
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
          int cell = Board.neighbour(cells[from], direction);
          if (cell == Board.NONE || seen[cell] || Board.isFloe(cells[from])) {
            continue;
          }
          boolean isEnd = Board.isFloe(cell) || view.isFree(cell);
          boolean isIce = view.icebergs().contains(cell);
          if (isEnd || (view.swimsUnder() && !isIce)) {
            add(cell, from, isEnd, seen);
          }
        }
      }
    }
  }

  private void add(int cell, int parent, boolean isEnd, boolean[] seen) {
    seen[cell] = true;
    cells[count] = cell;
    parents[count] = parent;
    ends[count++] = isEnd;
  }

  public int count() {
    return count;
  }

  /** Whether the way may end there, and does not only lead under something. */
  public boolean isEnd(int index) {
    return ends[index];
  }

  public int cell(int index) {
    return cells[index];
  }

  /** The way to the cell; none for where the whale is. */
  public List<WhaleMove> moves(int index) {
    List<Integer> path = new ArrayList<>();
    for (int i = index; parents[i] >= 0; i = parents[i]) {
      path.add(0, cells[i]);
    }
    return path.isEmpty() ? List.of() : List.of(new WhaleMove(path));
  }
}

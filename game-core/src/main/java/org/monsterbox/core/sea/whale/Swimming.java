package org.monsterbox.core.sea.whale;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cells;
import org.monsterbox.core.sea.moves.SeaMove.WhaleMove;
import org.monsterbox.core.sea.table.SeaTable;

/** Where the whale can swim, and on which ways: breadth first. */
final class Swimming {

  private final SeaTable table;
  private final int[] cells = new int[Board.CELLS];
  private final int[] parents = new int[Board.CELLS];
  private Cells reached = Cells.NONE;

  Swimming(SeaTable table) {
    this.table = table;
  }

  /** All ways up to a length, and one way to each cell that is farther away. */
  void addAll(List<? super WhaleMove> moves, int longest) {
    addPaths(table.whaleCell, List.of(), Math.min(longest, table.movePoints), moves);
    if (table.movePoints > longest) {
      addFarther(moves, longest);
    }
  }

  private void addPaths(int from, List<Integer> path, int steps, List<? super WhaleMove> moves) {
    for (int direction = 0; direction < Board.DIRECTIONS && steps > 0; direction++) {
      int cell = Board.neighbour(from, direction);
      if (cell == Board.NONE || cell == table.whaleCell || table.icebergs.contains(cell)) {
        continue;
      }
      boolean isFree = !table.hasEntity(cell);
      if (isFree || table.underPass) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(cell);
        if (isFree) {
          moves.add(new WhaleMove(longer));
        }
        if (!Board.isFloe(cell)) {
          addPaths(cell, longer, steps - 1, moves);
        }
      }
    }
  }

  private void addFarther(List<? super WhaleMove> moves, int near) {
    int count = 0;
    cells[count] = table.whaleCell;
    parents[count++] = -1;
    reached = reached.with(table.whaleCell);
    int from = 0;
    for (int steps = 1; steps <= table.movePoints; steps++) {
      int ring = count;
      for (; from < ring; from++) {
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
          int cell = Board.neighbour(cells[from], direction);
          if (Board.isFloe(cells[from]) || cell == Board.NONE || reached.contains(cell)) {
            continue;
          }
          boolean isFree = !table.hasEntity(cell);
          if (!table.icebergs.contains(cell) && (isFree || table.underPass)) {
            reached = reached.with(cell);
            cells[count] = cell;
            parents[count++] = from;
            if (isFree && steps > near) {
              moves.add(new WhaleMove(path(count - 1)));
            }
          }
        }
      }
    }
  }

  private List<Integer> path(int index) {
    List<Integer> path = new ArrayList<>();
    for (int i = index; parents[i] >= 0; i = parents[i]) {
      path.add(0, cells[i]);
    }
    return path;
  }
}

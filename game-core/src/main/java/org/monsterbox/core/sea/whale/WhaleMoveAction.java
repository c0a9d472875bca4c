package org.monsterbox.core.sea.whale;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove.WhaleMove;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The whale swims, or escapes into the ice floe. */
public final class WhaleMoveAction implements Action<SeaTable, Playing, WhaleMove> {

  /** Longer ways are listed once for each cell to which they lead. */
  static final int LONGEST_LISTED = 2;

  @Override
  public boolean fits(SeaTable table) {
    return table.phase == Phase.WHALE_ACTION;
  }

  @Override
  public @Nullable Code refusal(SeaTable table, int seat, WhaleMove move) {
    List<Integer> path = move.path();
    if (path.size() > table.movePoints) {
      return SeaCode.NO_MOVE_POINTS;
    }
    if (path.isEmpty()) {
      return SeaCode.NOT_CONNECTED;
    }
    int before = table.whaleCell;
    for (int cell : path) {
      if (Board.direction(before, cell) == Board.NONE) {
        return SeaCode.NOT_CONNECTED;
      }
      before = cell;
    }
    return blocked(table, path);
  }

  private static @Nullable Code blocked(SeaTable table, List<Integer> path) {
    int last = path.get(path.size() - 1);
    for (int i = 0; i < path.size(); i++) {
      int cell = path.get(i);
      boolean isExit = Board.isFloe(cell) && i == path.size() - 1;
      if (table.isObstacle(cell) && !isExit) {
        return SeaCode.BLOCKED_OBSTACLE;
      }
      // The cell where the move begins is not free until the move is over.
      if (table.hasEntity(cell) && (!table.underPass || cell == table.whaleCell)) {
        return SeaCode.BLOCKED_ENTITY;
      }
    }
    return table.hasEntity(last) ? SeaCode.ENDS_ON_ENTITY : null;
  }

  @Override
  public void play(Playing play, int seat, WhaleMove move) {
    SeaTable table = play.table;
    table.movePoints -= move.path().size();
    if (play.isTold()) {
      play.tell(new SeaEvent.WhaleSwam(table.whaleCell, move.path()));
    }
    for (int cell : move.path()) {
      if (Board.isFloe(cell)) {
        play.end(SeaEnd.ESCAPE, SeaTable.NOBODY);
      } else if (table.isFree(cell)) {
        table.whaleCell = cell;
      }
    }
  }

  @Override
  public void list(SeaTable table, int seat, List<? super WhaleMove> moves) {
    Swimming swimming = new Swimming(table);
    swimming.addAll(moves, LONGEST_LISTED);
  }
}

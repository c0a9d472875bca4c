package org.monsterbox.app.games.sea.chart;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/** What has to be seen of a chart that is larger than its window: the hunt. */
record Focus(Moment moment, SeaMap map) {

  /** As much of it as the window can show. */
  Bounds within(Bounds window) {
    List<Integer> cells = new ArrayList<>();
    cells.add(moment.view().whaleCell());
    Bounds shown = around(cells);
    for (int cell : byWeight()) {
      List<Integer> more = new ArrayList<>(cells);
      more.add(cell);
      Bounds larger = around(more);
      if (larger.width() <= window.width() && larger.height() <= window.height()) {
        cells = more;
        shown = larger;
      }
    }
    return shown;
  }

  /** The boat whose turn it is, the viewer’s, the others, and the way out. */
  private List<Integer> byWeight() {
    SeaView view = moment.view();
    List<Integer> cells = new ArrayList<>();
    if (view.current() != Names.WHALE) {
      addBoat(view.current(), cells);
    }
    if (!moment.isWhale()) {
      addBoat(moment.viewer(), cells);
    }
    for (int seat = 1; seat <= view.hunters(); seat++) {
      addBoat(seat, cells);
    }
    int column = Board.column(view.whaleCell());
    cells.add(Board.cell(Math.max(0, column - 2), Board.row(view.whaleCell())));
    if (view.shipCell() != Board.NONE) {
      cells.add(view.shipCell());
    }
    cells.add(Board.cell(0, Board.row(view.whaleCell())));
    return cells;
  }

  private void addBoat(int seat, List<Integer> cells) {
    SeaView view = moment.view();
    boolean isBoat = seat >= 1 && seat <= view.hunters();
    if (isBoat && view.boatCell(seat) != Board.NONE) {
      cells.add(view.boatCell(seat));
    }
  }

  /** With a cell all around. */
  private Bounds around(List<Integer> cells) {
    float left = Float.MAX_VALUE;
    float top = Float.MAX_VALUE;
    float right = 0;
    float bottom = 0;
    for (int cell : cells) {
      Bounds bounds = map.bounds(cell);
      left = Math.min(left, bounds.left());
      top = Math.min(top, bounds.top());
      right = Math.max(right, bounds.right());
      bottom = Math.max(bottom, bounds.bottom());
    }
    return new Bounds(left, top, right, bottom);
  }
}

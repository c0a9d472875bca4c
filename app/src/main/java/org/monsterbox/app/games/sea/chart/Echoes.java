package org.monsterbox.app.games.sea.chart;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.SeaView;

/**
 * What lies at the northern end of a column is seen once more beyond its southern end, and the
 * other way round: there the sea goes on.
 */
final class Echoes implements Piece {

  private static final int FAINT = 120;
  private static final int NORTH = 0;
  private static final int SOUTH = 3;

  /** A thing whose middle is there, turned so far. */
  private record Echo(Piece piece, float x, float y, float size, float degrees) {}

  private final List<Echo> echoes = new ArrayList<>();
  private final SeaMap map;

  Echoes(Moment moment, SeaMap map) {
    this.map = map;
    SeaView view = moment.view();
    Props props = moment.props();
    for (int cell : view.icebergs().list()) {
      add(props.art().iceberg(), cell, 0);
    }
    for (SeaView.Net net : view.nets()) {
      add(props.art().net(moment.mark(net.owner())), net.cell(), 0);
    }
    for (SeaView.Pool pool : view.whirlpools()) {
      add(props.art().whirlpool(), pool.cell(), 0);
    }
    for (int seat = 1; seat <= view.hunters(); seat++) {
      if (view.boatCell(seat) != Board.NONE) {
        Piece boat = props.art().boat(moment.mark(seat));
        add(boat, view.boatCell(seat), map.degrees(view.facing(seat)));
      }
    }
    add(props.art().whale(view.isDived()), view.whaleCell(), ChartPart.whaleDegrees(map));
  }

  private void add(Piece piece, int cell, float degrees) {
    if (Board.row(cell) == 0) {
      add(piece, Board.cell(Board.column(cell), Board.ROWS - 1), SOUTH, degrees);
    } else if (Board.row(cell) == Board.ROWS - 1) {
      add(piece, Board.cell(Board.column(cell), 0), NORTH, degrees);
    }
  }

  /** One step beyond the last cell of its column. */
  private void add(Piece piece, int last, int direction, float degrees) {
    echoes.add(
        new Echo(
            piece,
            map.x(last) + map.stepX(direction),
            map.y(last) + map.stepY(direction),
            map.square(last).width(),
            degrees));
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    if (echoes.isEmpty()) {
      return;
    }
    canvas.saveLayerAlpha(0, 0, width, height, FAINT);
    for (int i = 0; i < echoes.size(); i++) {
      Echo echo = echoes.get(i);
      canvas.save();
      canvas.translate(echo.x, echo.y);
      canvas.rotate(echo.degrees);
      canvas.translate(-echo.size / 2, -echo.size / 2);
      echo.piece.draw(canvas, echo.size, echo.size);
      canvas.restore();
    }
    canvas.restore();
  }
}

package org.monsterbox.app.games.sea;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.HexGrid;
import org.monsterbox.core.sea.Board;
import org.monsterbox.core.sea.SeaView;

/** The chart with the whale and the boats on it. */
final class Miniature implements Piece {

  private static final float LARGER = 1.9f;
  private static final float WEST = 270;

  private final Props props;
  private final int whale;
  private final int[] boats;
  private final float[] bows;

  Miniature(Props props, SeaView view) {
    this.props = props;
    whale = view.whaleCell();
    boats = new int[view.hunters()];
    bows = new float[view.hunters()];
    for (int i = 0; i < boats.length; i++) {
      boats[i] = view.boatCell(i + 1);
      bows[i] = new SeaMap(1, false).degrees(view.facing(i + 1));
    }
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float cell = Math.min(width / HexGrid.CHART_WIDTH, height / HexGrid.CHART_HEIGHT);
    canvas.save();
    canvas.translate(
        (width - cell * HexGrid.CHART_WIDTH) / 2, (height - cell * HexGrid.CHART_HEIGHT) / 2);
    props.art().floor().draw(canvas, cell * HexGrid.CHART_WIDTH, cell * HexGrid.CHART_HEIGHT);
    for (int i = 0; i < boats.length; i++) {
      if (boats[i] != Board.NONE) {
        draw(canvas, props.art().boat(i + 1), boats[i], bows[i], cell);
      }
    }
    draw(canvas, props.art().whale(false), whale, WEST, cell);
    canvas.restore();
  }

  private static void draw(Canvas canvas, Piece piece, int at, float degrees, float cell) {
    float size = cell * LARGER;
    canvas.save();
    canvas.translate(
        cell * HexGrid.x(Board.column(at)), cell * HexGrid.y(Board.column(at), Board.row(at)));
    canvas.rotate(degrees);
    canvas.translate(-size / 2, -size / 2);
    piece.draw(canvas, size, size);
    canvas.restore();
  }
}

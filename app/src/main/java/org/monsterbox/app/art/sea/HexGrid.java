package org.monsterbox.app.art.sea;

import android.graphics.Matrix;
import android.graphics.Path;

/**
 * Where the hexagons of the chart are, in units of their width: columns from west to east, rows
 * from north to south. A little more than there is, above and below, shows that the sea goes on.
 */
public final class HexGrid {

  public static final int COLUMNS = 19;
  public static final int ROWS = 9;

  /** How high a hexagon is. */
  public static final float HEIGHT = 0.8660254f;

  /** How far the middles of two columns are from each other. */
  public static final float COLUMN = 0.75f;

  /** The part of a row that is seen beyond the northern and southern edge. */
  public static final float BEYOND = 0.25f;

  public static final float CHART_WIDTH = COLUMN * (COLUMNS - 1) + 1;
  public static final float CHART_HEIGHT = HEIGHT * (ROWS + 0.5f + 2 * BEYOND);

  private static final int CORNERS = 6;

  private HexGrid() {}

  /** The middle of a column. */
  public static float x(int column) {
    return COLUMN * column + 0.5f;
  }

  /** The middle of a cell; rows may lie beyond the edges. */
  public static float y(int column, int row) {
    return HEIGHT * (row + (column % 2 == 0 ? 0.5f : 1) + BEYOND);
  }

  /** Adds a hexagon that is so wide, with its corners to the left and right. */
  static void addHex(Path path, float x, float y, float width) {
    for (int corner = 0; corner < CORNERS; corner++) {
      float cornerX = x + width / 2 * (float) Math.cos(Math.PI / 3 * corner);
      float cornerY = y + width / 2 * (float) Math.sin(Math.PI / 3 * corner);
      if (corner == 0) {
        path.moveTo(cornerX, cornerY);
      } else {
        path.lineTo(cornerX, cornerY);
      }
    }
    path.close();
  }

  /** Adds a hexagon of a chart that lies on its side, with its corners above and below. */
  static void addTurnedHex(Path path, float x, float y, float width) {
    Path hex = new Path();
    addHex(hex, 0, 0, width);
    Matrix turn = new Matrix();
    turn.setRotate(90);
    turn.postTranslate(x, y);
    hex.transform(turn);
    path.addPath(hex);
  }
}

package org.monsterbox.app.games.sea.aim;

import android.graphics.Path;
import org.monsterbox.app.art.sea.HexGrid;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Outline;
import org.monsterbox.core.sea.box.Board;

/**
 * Where the cells are on a chart of some size. A chart that is higher than wide lies on its side:
 * the ice is below and north is to the left.
 *
 * @param cell how wide a hexagon is, in dp
 */
public record SeaMap(float cell, boolean turned) {

  private static final float QUARTER = 90;
  private static final float SIXTH = 60;

  // Corners reach a sixth beyond the rectangle, whose width is three quarters of the hexagon's.
  private static final float OUT = 1f / 6;
  private static final Outline LYING =
      Outline.of(OUT, 0, 1 - OUT, 0, 1 + OUT, 0.5f, 1 - OUT, 1, OUT, 1, -OUT, 0.5f);
  private static final Outline STANDING =
      Outline.of(0, OUT, 0.5f, -OUT, 1, OUT, 1, 1 - OUT, 0.5f, 1 + OUT, 0, 1 - OUT);

  /** As large as fits, but never so small that nothing can be told apart. */
  public static SeaMap fitting(Bounds room, boolean turned, float least) {
    float wide = turned ? HexGrid.CHART_HEIGHT : HexGrid.CHART_WIDTH;
    float high = turned ? HexGrid.CHART_WIDTH : HexGrid.CHART_HEIGHT;
    float fitting = Math.min(room.width() / wide, room.height() / high);
    return new SeaMap(Math.max(least, fitting), turned);
  }

  /** As wide as the room, however high that is. */
  public static SeaMap across(float width, boolean turned) {
    return new SeaMap(width / (turned ? HexGrid.CHART_HEIGHT : HexGrid.CHART_WIDTH), turned);
  }

  /** As high as the room, however wide that is. */
  public static SeaMap down(float height, boolean turned) {
    return new SeaMap(height / (turned ? HexGrid.CHART_WIDTH : HexGrid.CHART_HEIGHT), turned);
  }

  public float width() {
    return cell * (turned ? HexGrid.CHART_HEIGHT : HexGrid.CHART_WIDTH);
  }

  public float height() {
    return cell * (turned ? HexGrid.CHART_WIDTH : HexGrid.CHART_HEIGHT);
  }

  public float x(int at) {
    int column = Board.column(at);
    return cell * (turned ? HexGrid.y(column, Board.row(at)) : HexGrid.x(column));
  }

  public float y(int at) {
    int column = Board.column(at);
    return cell
        * (turned ? HexGrid.CHART_WIDTH - HexGrid.x(column) : HexGrid.y(column, Board.row(at)));
  }

  /** The rectangle of a cell: those of neighbours touch and do not overlap. */
  public Bounds bounds(int at) {
    float along = cell * HexGrid.COLUMN;
    float across = cell * HexGrid.HEIGHT;
    float width = turned ? across : along;
    float height = turned ? along : across;
    return Bounds.of(x(at) - width / 2, y(at) - height / 2, width, height);
  }

  /** The hexagon of a cell within and beyond its rectangle. */
  public Outline outline() {
    return turned ? STANDING : LYING;
  }

  /** The largest square in the rectangle of a cell: for what is turned about its middle. */
  public Bounds square(int at) {
    float side = cell * HexGrid.COLUMN;
    return Bounds.of(x(at) - side / 2, y(at) - side / 2, side, side);
  }

  /** Where a direction points on the screen, clockwise from above. */
  public float degrees(int direction) {
    return direction * SIXTH - (turned ? QUARTER : 0);
  }

  public float stepX(int direction) {
    return cell * HexGrid.HEIGHT * (float) Math.sin(Math.toRadians(degrees(direction)));
  }

  public float stepY(int direction) {
    return -cell * HexGrid.HEIGHT * (float) Math.cos(Math.toRadians(degrees(direction)));
  }

  /** Adds a step between neighbours; across a blue edge it leaves the chart and comes back. */
  public void addStep(Path path, int from, int to) {
    int direction = Board.direction(from, to);
    if (direction == Board.NONE) {
      return;
    }
    path.moveTo(x(from), y(from));
    path.lineTo(x(from) + stepX(direction) / 2, y(from) + stepY(direction) / 2);
    path.moveTo(x(to) - stepX(direction) / 2, y(to) - stepY(direction) / 2);
    path.lineTo(x(to), y(to));
  }

  /** Adds the tip of an arrow that ends in a cell. */
  public void addArrowHead(Path path, int at, int facing) {
    float tipX = x(at) + stepX(facing) * 0.4f;
    float tipY = y(at) + stepY(facing) * 0.4f;
    for (int side : new int[] {2, 4}) {
      int back = (facing + side) % Board.DIRECTIONS;
      path.moveTo(tipX, tipY);
      path.rLineTo(stepX(back) * 0.3f, stepY(back) * 0.3f);
    }
    path.moveTo(x(at), y(at));
    path.lineTo(tipX, tipY);
  }

  /** Adds the whole hexagon of a cell. */
  public void addCell(Path path, int at) {
    float side = cell / 2;
    for (int corner = 0; corner < Board.DIRECTIONS; corner++) {
      double angle = Math.toRadians(corner * SIXTH + (turned ? QUARTER : 0));
      float x = x(at) + side * (float) Math.cos(angle);
      float y = y(at) + side * (float) Math.sin(angle);
      if (corner == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.close();
  }
}

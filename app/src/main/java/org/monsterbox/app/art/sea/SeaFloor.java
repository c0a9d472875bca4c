package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.SeaColours;

/**
 * The chart itself: water with slow line waves, the ice floe, the grid with its letters and
 * numbers, and a strip of the same sea again beyond the blue edges. In a box that is higher than
 * wide it lies on its side, with the ice below.
 */
public final class SeaFloor implements Alive {

  /** Letters are measured in large units and drawn small. */
  private static final float LETTERS = 40;

  private static final float LETTER_SCALE = 0.0078f;

  /** Column names stand in the corner of their first cell, numbers of rows on the ice. */
  private static final float LETTER_ABOVE = 0.46f;

  private static final float THIN = 0.03f;
  private static final float EDGE = 0.07f;
  private static final int FAINT = 70;
  private static final int FOG = 120;

  private final Path grid = new Path();
  private final Path floe = new Path();
  private final Path cracks = new Path();
  private final Swell lying = new Swell(HexGrid.CHART_WIDTH, HexGrid.CHART_HEIGHT);
  private final Swell standing = new Swell(HexGrid.CHART_HEIGHT, HexGrid.CHART_WIDTH);
  private final Path north = new Path();
  private final Path south = new Path();
  private final Path rose = new Path();
  private final Path roseShade = new Path();
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint letters = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);
  private final String[] columnNames = new String[HexGrid.COLUMNS];
  private final String[] rowNames = new String[HexGrid.ROWS];
  private final SeaColours colours;
  @ColorInt private final int table;
  @ColorInt private final int line;
  @ColorInt private final int onIce;

  /**
   * A chart.
   *
   * @param table the colour of the table, into which the sea fades beyond its edges
   */
  public SeaFloor(Palette palette, @ColorInt int table) {
    this.table = ColorUtils.setAlphaComponent(table, FOG);
    colours = palette.sea();
    onIce = palette.outline();
    line = ColorUtils.setAlphaComponent(colours.ink(), FAINT);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
    pen.setStrokeJoin(Paint.Join.ROUND);
    letters.setTextAlign(Paint.Align.CENTER);
    letters.setTextSize(LETTERS);
    letters.setTypeface(Typeface.DEFAULT_BOLD);
    for (int column = 0; column < HexGrid.COLUMNS; column++) {
      columnNames[column] = String.valueOf((char) ('A' + column));
      for (int row = -1; row <= HexGrid.ROWS; row++) {
        cell(column, row);
      }
    }
    for (int row = 0; row < HexGrid.ROWS; row++) {
      rowNames[row] = String.valueOf(row + 1);
    }
    edge(north, -1);
    edge(south, HexGrid.ROWS - 1);
    compass();
  }

  private void cell(int column, int row) {
    float x = HexGrid.x(column);
    float y = HexGrid.y(column, row);
    HexGrid.addHex(column == 0 ? floe : grid, x, y, 1);
    if (column == 0) {
      cracks.moveTo(x + 0.3f, y - 0.2f);
      cracks.rLineTo(-0.16f, 0.12f);
      cracks.rLineTo(0.04f, 0.1f);
    }
  }

  /** The zigzag below a row, from west to east. */
  private static void edge(Path path, int row) {
    for (int column = 0; column < HexGrid.COLUMNS; column++) {
      float x = HexGrid.x(column);
      float y = HexGrid.y(column, row) + HexGrid.HEIGHT / 2;
      if (column == 0) {
        path.moveTo(x - 0.25f, y);
      } else {
        path.lineTo(x - 0.25f, y);
      }
      path.lineTo(x + 0.25f, y);
    }
  }

  /** A rose whose long point shows the north. */
  private void compass() {
    float x = HexGrid.x(16);
    float y = HexGrid.y(16, 7);
    float[][] points = {{0, -1}, {0.62f, 0}, {0, 0.62f}, {-0.62f, 0}};
    for (int i = 0; i < points.length; i++) {
      float[] tip = points[i];
      float[] next = points[(i + 1) % points.length];
      float midX = (tip[0] + next[0]) * 0.15f;
      float midY = (tip[1] > -1 ? tip[1] + next[1] : -0.62f + next[1]) * 0.15f;
      if (i == 0) {
        rose.moveTo(x + tip[0], y + tip[1]);
      } else {
        rose.lineTo(x + tip[0], y + tip[1]);
      }
      rose.lineTo(x + midX, y + midY);
      roseShade.moveTo(x, y);
      roseShade.lineTo(x + tip[0], y + tip[1]);
      roseShade.lineTo(x + midX, y + midY);
      roseShade.close();
    }
    rose.close();
    rose.addCircle(x, y, 0.42f, Path.Direction.CW);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float blink, float breath) {
    boolean turned = height > width;
    float scale = (turned ? height : width) / HexGrid.CHART_WIDTH;
    canvas.save();
    canvas.clipRect(0, 0, width, height);
    canvas.scale(scale, scale);
    fill.setColor(colours.water());
    canvas.drawRect(0, 0, width / scale, height / scale, fill);
    (turned ? standing : lying).draw(canvas, breath, pen, colours.wave());
    if (turned) {
      canvas.translate(0, HexGrid.CHART_WIDTH);
      canvas.rotate(-90);
    }
    stroke(canvas, rose, line, THIN);
    fill.setColor(line);
    canvas.drawPath(roseShade, fill);
    ice(canvas);
    stroke(canvas, grid, line, THIN);
    beyond(canvas);
    letters(canvas, turned);
    canvas.restore();
  }

  private void ice(Canvas canvas) {
    fill.setColor(colours.iceShade());
    canvas.drawPath(floe, fill);
    canvas.translate(-2 * EDGE, 0);
    fill.setColor(colours.ice());
    canvas.drawPath(floe, fill);
    canvas.translate(2 * EDGE, 0);
    stroke(canvas, cracks, colours.iceShade(), THIN);
    stroke(canvas, floe, line, THIN);
  }

  /** What lies beyond the blue edges is the other end of the same columns. */
  private void beyond(Canvas canvas) {
    float edge = HexGrid.HEIGHT * HexGrid.BEYOND;
    fill.setColor(table);
    canvas.drawRect(0, 0, HexGrid.CHART_WIDTH, edge, fill);
    canvas.drawRect(
        0, HexGrid.CHART_HEIGHT - edge, HexGrid.CHART_WIDTH, HexGrid.CHART_HEIGHT, fill);
    stroke(canvas, north, colours.edge(), EDGE);
    stroke(canvas, south, colours.edge(), EDGE);
    pen.setColor(colours.ink());
    pen.setStrokeWidth(EDGE);
    float east = HexGrid.CHART_WIDTH - EDGE / 2;
    canvas.drawLine(east, 0, east, HexGrid.CHART_HEIGHT, pen);
  }

  private void letters(Canvas canvas, boolean turned) {
    letters.setColor(colours.ink());
    for (int column = 1; column < HexGrid.COLUMNS; column++) {
      float y = HexGrid.y(column, 0) - LETTER_ABOVE;
      letter(canvas, columnNames[column], HexGrid.x(column), y, turned);
    }
    letters.setColor(onIce);
    for (int row = 0; row < HexGrid.ROWS; row++) {
      letter(canvas, rowNames[row], HexGrid.x(0) - 0.06f, HexGrid.y(0, row), turned);
    }
  }

  /** Readable however the chart lies. */
  private void letter(Canvas canvas, String letter, float x, float y, boolean turned) {
    canvas.save();
    canvas.translate(x, y);
    if (turned) {
      canvas.rotate(90);
    }
    canvas.scale(LETTER_SCALE, LETTER_SCALE);
    canvas.drawText(letter, 0, LETTERS * 0.36f, letters);
    canvas.restore();
  }

  private void stroke(Canvas canvas, Path path, @ColorInt int colour, float width) {
    pen.setColor(colour);
    pen.setStrokeWidth(width);
    canvas.drawPath(path, pen);
  }
}

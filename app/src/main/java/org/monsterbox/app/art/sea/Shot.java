package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.Paint;
import androidx.annotation.ColorInt;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Told;

/**
 * A line that flies from where it was fired to what it hits, and what it did there, in dp of the
 * chart.
 */
public final class Shot implements Told {

  /** The part of the time in which it flies. */
  private static final float FLIGHT = 0.6f;

  private static final float LINE = 0.09f;
  private static final float BURST = 0.42f;

  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint burst = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float[] way;
  private final float cell;
  private final List<Piece> result;

  /**
   * A shot.
   *
   * @param way x and y of where it begins, then of where it ends
   * @param cell how large a cell of the chart is
   * @param result what is written where it hits, if anything
   */
  public Shot(
      float[] way, float cell, @ColorInt int colour, @ColorInt int danger, List<Piece> result) {
    this.way = way.clone();
    this.cell = cell;
    this.result = List.copyOf(result);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    line.setStrokeWidth(cell * LINE);
    line.setColor(colour);
    burst.setColor(danger);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float told) {
    float flown = Math.min(1, told / FLIGHT);
    float x = way[0] + (way[2] - way[0]) * flown;
    float y = way[1] + (way[3] - way[1]) * flown;
    canvas.drawLine(way[0], way[1], x, y, line);
    if (flown < 1 || result.isEmpty()) {
      return;
    }
    float radius = cell * BURST * (told - FLIGHT) / (1 - FLIGHT);
    canvas.drawCircle(way[2], way[3], radius, burst);
    float side = 1.3f * radius;
    canvas.save();
    canvas.translate(way[2] - side / 2, way[3] - side / 2);
    for (int i = 0; i < result.size(); i++) {
      result.get(i).draw(canvas, side, side);
    }
    canvas.restore();
  }
}

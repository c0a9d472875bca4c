package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Piece;

/** Something that was drawn on the chart with a pen or a brush, in dp of the chart. */
public final class Inked implements Piece {

  private final Path path;
  private final Paint paint;

  private Inked(Path path, Paint paint) {
    this.path = path;
    this.paint = paint;
  }

  /** A line. */
  public static Inked line(Path path, @ColorInt int colour, float width) {
    Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeCap(Paint.Cap.ROUND);
    pen.setStrokeJoin(Paint.Join.ROUND);
    pen.setColor(colour);
    pen.setStrokeWidth(width);
    return new Inked(path, pen);
  }

  /** A line of dots or dashes. */
  public static Inked dashes(Path path, @ColorInt int colour, float width) {
    Inked line = line(path, colour, width);
    line.paint.setPathEffect(new DashPathEffect(new float[] {width, 2.5f * width}, 0));
    return line;
  }

  /** A wash of colour. */
  public static Inked wash(Path path, @ColorInt int colour) {
    Paint brush = new Paint(Paint.ANTI_ALIAS_FLAG);
    brush.setColor(colour);
    return new Inked(path, brush);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.drawPath(path, paint);
  }
}

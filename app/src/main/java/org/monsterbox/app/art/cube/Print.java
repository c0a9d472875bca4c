package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.graphics.Typeface;

/** A number or a sign, ready to be printed as large as a box allows. */
final class Print {

  private static final float SIZE = 100;

  /** Digits are as high as this, whether they reach up there or not. */
  private static final float HIGH = 73;

  private final Path path = new Path();
  private final float width;
  private final float height;

  Print(String text) {
    Paint letters = new Paint();
    letters.setTypeface(Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD));
    letters.setTextSize(SIZE);
    letters.getTextPath(text, 0, text.length(), 0, 0, path);
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    path.offset(-bounds.centerX(), HIGH / 2);
    width = bounds.width();
    height = HIGH;
  }

  /** In the middle of the box. */
  void draw(Canvas canvas, float left, float top, float right, float bottom, Paint paint) {
    float scale = Math.min((right - left) / width, (bottom - top) / height);
    canvas.save();
    canvas.translate((left + right) / 2, (top + bottom) / 2);
    canvas.scale(scale, scale);
    canvas.drawPath(path, paint);
    canvas.restore();
  }
}

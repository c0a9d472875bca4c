package org.monsterbox.app.art;

import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.graphics.Typeface;

/** Numbers and letters as shapes, so that they scale with what they are printed on. */
public final class PrintedShape {

  private static final float TEXT_SIZE = 100;

  private PrintedShape() {}

  /** The text about a point, so high, and at most so wide. */
  public static Path of(String text, float x, float y, float height, float widest) {
    Paint pen = new Paint();
    pen.setTypeface(Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD));
    pen.setTextSize(TEXT_SIZE);
    Path path = new Path();
    pen.getTextPath(text, 0, text.length(), 0, 0, path);
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    float scale = height / bounds.height();
    Matrix matrix = new Matrix();
    matrix.setTranslate(-bounds.centerX(), -bounds.centerY());
    matrix.postScale(Math.min(scale, widest / bounds.width()), scale);
    matrix.postTranslate(x, y);
    path.transform(matrix);
    return path;
  }
}

package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;

/** Lays shapes of coloured paper on a canvas: an offset shadow, the colour, an ink outline. */
final class Paper {

  private static final float SHADOW_OFFSET = 1.6f;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint outline = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int shadow;

  Paper(Palette palette, float outlineWidth) {
    shadow = palette.shadow();
    outline.setStyle(Paint.Style.STROKE);
    outline.setStrokeWidth(outlineWidth);
    outline.setStrokeJoin(Paint.Join.ROUND);
    outline.setStrokeCap(Paint.Cap.ROUND);
    outline.setColor(palette.ink());
  }

  /** A cut-out shape that lies on the table. */
  void shape(Canvas canvas, Path path, @ColorInt int colour) {
    canvas.save();
    canvas.translate(SHADOW_OFFSET, SHADOW_OFFSET);
    flat(canvas, path, shadow);
    canvas.restore();
    flat(canvas, path, colour);
    canvas.drawPath(path, outline);
  }

  /** A patch of colour without outline or shadow. */
  void flat(Canvas canvas, Path path, @ColorInt int colour) {
    fill.setColor(colour);
    canvas.drawPath(path, fill);
  }

  /** A line of ink. */
  void line(Canvas canvas, Path path) {
    canvas.drawPath(path, outline);
  }
}

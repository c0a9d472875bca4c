package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;

/** Lays shapes of coloured paper on a canvas: an offset shadow, the colour, an ink outline. */
final class Paper {

  private static final float OUTLINE_WIDTH = 1.2f;
  private static final float LINE_WIDTH = 0.85f;
  private static final float STALK_WIDTH = 2.9f;
  private static final float SHADOW_OFFSET = 1.3f;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  @ColorInt private final int shadow;
  @ColorInt private final int outline;

  private final float weight;

  Paper(Palette palette, float weight) {
    this.weight = weight;
    shadow = palette.shadow();
    outline = palette.outline();
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeJoin(Paint.Join.ROUND);
    pen.setStrokeCap(Paint.Cap.ROUND);
  }

  /** The shadow of a shape that lies on what was drawn before. */
  void shadow(Canvas canvas, Path path) {
    canvas.save();
    canvas.translate(SHADOW_OFFSET * weight, SHADOW_OFFSET * weight);
    flat(canvas, path, shadow);
    canvas.restore();
  }

  /** A patch of colour without outline or shadow. */
  void flat(Canvas canvas, Path path, @ColorInt int colour) {
    fill.setColor(colour);
    canvas.drawPath(path, fill);
  }

  /** The ink around a shape. */
  void outline(Canvas canvas, Path path) {
    outline(canvas, path, outline);
  }

  /** A line as strong as the outlines, in another ink. */
  void outline(Canvas canvas, Path path, @ColorInt int colour) {
    stroke(canvas, path, colour, OUTLINE_WIDTH * weight);
  }

  /** A thinner line, for what is drawn on a piece or on the table. */
  void line(Canvas canvas, Path path, @ColorInt int colour) {
    stroke(canvas, path, colour, LINE_WIDTH * weight);
  }

  /** A line of paper with ink on both sides. */
  void stalk(Canvas canvas, Path path, @ColorInt int colour) {
    stroke(canvas, path, outline, STALK_WIDTH * weight);
    stroke(canvas, path, colour, (STALK_WIDTH - 2 * LINE_WIDTH) * weight);
  }

  /** A line of any width. */
  void stroke(Canvas canvas, Path path, @ColorInt int colour, float width) {
    pen.setColor(colour);
    pen.setStrokeWidth(width);
    canvas.drawPath(path, pen);
  }
}

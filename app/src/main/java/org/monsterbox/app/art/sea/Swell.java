package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;

/** Slow line waves: two drawings that move against each other, and nothing else. */
final class Swell {

  private static final float REACH = 0.16f;
  private static final float LINE = 0.042f;
  private static final float ROW = 0.6f;
  private static final float GAP = 2.3f;

  private final Path waves = new Path();
  private final Path crests = new Path();

  Swell(float width, float height) {
    int row = 0;
    for (float y = ROW / 2; y < height; y += ROW, row++) {
      int wave = 0;
      for (float x = 0.4f + row * 7 % 5 * 0.55f; x < width - 0.6f; x += GAP, wave++) {
        Path path = (row + wave) % 2 == 0 ? waves : crests;
        path.moveTo(x + (row * 3 + wave) % 4 * 0.2f, y);
        path.rQuadTo(0.12f, -0.14f, 0.24f, 0);
        path.rQuadTo(0.12f, 0.14f, 0.24f, 0);
      }
    }
  }

  void draw(Canvas canvas, float breath, Paint pen, @ColorInt int colour) {
    pen.setColor(colour);
    pen.setStrokeWidth(LINE);
    canvas.translate(REACH * breath, 0);
    canvas.drawPath(waves, pen);
    canvas.translate(-2 * REACH * breath, 0);
    canvas.drawPath(crests, pen);
    canvas.translate(REACH * breath, 0);
  }
}

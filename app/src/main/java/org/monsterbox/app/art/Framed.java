package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A drawing in a field of so many units, as a piece. */
public record Framed(Picture picture, float unitsWide, float unitsHigh) implements Piece {

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    fit(canvas, width, height, unitsWide, unitsHigh);
    picture.draw(canvas);
    canvas.restore();
  }

  /** Makes the units of the drawing those of the canvas: as large as fits, in the middle. */
  public static void fit(
      Canvas canvas, float width, float height, float unitsWide, float unitsHigh) {
    float scale = Math.min(width / unitsWide, height / unitsHigh);
    canvas.translate((width - unitsWide * scale) / 2, (height - unitsHigh * scale) / 2);
    canvas.scale(scale, scale);
  }
}

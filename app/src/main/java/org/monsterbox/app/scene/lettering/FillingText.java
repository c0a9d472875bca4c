package org.monsterbox.app.scene.lettering;

import android.graphics.Canvas;
import android.graphics.Paint;
import org.monsterbox.app.art.Piece;

/** One line of text that is as large as fits, in the middle. */
final class FillingText implements Piece {

  /** How much of the height between the line's top and its baseline capitals and digits take. */
  private static final float CAPITALS = 0.76f;

  private final String text;
  private final Paint paint;
  private final float width;
  private final float capitals;

  FillingText(String text, Paint paint) {
    this.text = text;
    this.paint = paint;
    width = paint.measureText(text);
    capitals = -paint.ascent() * CAPITALS;
  }

  @Override
  public void draw(Canvas canvas, float givenWidth, float givenHeight) {
    float scale = Math.min(givenWidth / width, givenHeight / capitals);
    canvas.save();
    canvas.translate(givenWidth / 2, givenHeight / 2);
    canvas.scale(scale, scale);
    canvas.drawText(text, -width / 2, capitals / 2, paint);
    canvas.restore();
  }
}

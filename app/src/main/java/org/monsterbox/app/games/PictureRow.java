package org.monsterbox.app.games;

import android.graphics.Canvas;
import java.util.List;
import org.monsterbox.app.art.Piece;

/** Things of a game side by side and equally high: a picture between the rules. */
public final class PictureRow implements Piece {

  private static final float GAP = 0.12f;

  private final List<Piece> pieces;
  private final float[] shapes;
  private final float units;

  private PictureRow(List<Piece> pieces, float[] shapes) {
    this.pieces = pieces;
    this.shapes = shapes;
    float whole = GAP * (shapes.length + 1);
    for (float shape : shapes) {
      whole += shape;
    }
    units = whole;
  }

  /**
   * A picture.
   *
   * @param shapes how many times as wide as high each piece is
   */
  public static RulesSection.Picture of(String label, List<Piece> pieces, float... shapes) {
    PictureRow row = new PictureRow(List.copyOf(pieces), shapes.clone());
    return new RulesSection.Picture(row, row.units / (1 + 2 * GAP), label);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float high = Math.min(height / (1 + 2 * GAP), width / units);
    canvas.save();
    canvas.translate((width - high * units) / 2 + GAP * high, (height - high) / 2);
    for (int i = 0; i < shapes.length; i++) {
      pieces.get(i).draw(canvas, high * shapes[i], high);
      canvas.translate(high * (shapes[i] + GAP), 0);
    }
    canvas.restore();
  }
}

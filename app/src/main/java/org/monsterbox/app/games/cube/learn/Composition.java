package org.monsterbox.app.games.cube.learn;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;

/** Pieces at their places, in units of their own; drawn as large as fits. */
final class Composition implements Piece {

  private record Part(Piece piece, float left, float top, float width, float height) {}

  private final List<Part> parts = new ArrayList<>();
  private float left = Float.MAX_VALUE;
  private float top = Float.MAX_VALUE;
  private float right = -Float.MAX_VALUE;
  private float bottom = -Float.MAX_VALUE;

  /** Later ones lie on top. */
  Composition add(Piece piece, float x, float y, float width, float height) {
    parts.add(new Part(piece, x, y, width, height));
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
    return this;
  }

  /** Room on all sides. */
  Composition framed(float room) {
    left -= room;
    top -= room;
    right += room;
    bottom += room;
    return this;
  }

  float width() {
    return right - left;
  }

  float height() {
    return bottom - top;
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float unit = Math.min(width / width(), height / height());
    canvas.save();
    canvas.translate((width - unit * width()) / 2, (height - unit * height()) / 2);
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      canvas.save();
      canvas.translate((part.left - left) * unit, (part.top - top) * unit);
      part.piece.draw(canvas, part.width * unit, part.height * unit);
      canvas.restore();
    }
    canvas.restore();
  }
}

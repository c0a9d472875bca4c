package org.monsterbox.app.games.bigmonster.learning;

import android.graphics.Canvas;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.RulesSection;

/** Things of the game laid out on cells, as large as fits. */
final class Exhibit implements Piece {

  private static final float MARGIN = 0.2f;

  private record Thing(Piece piece, float left, float top, float width, float height) {}

  private final List<Thing> things = new ArrayList<>();
  private float left = Float.MAX_VALUE;
  private float top = Float.MAX_VALUE;
  private float right = -Float.MAX_VALUE;
  private float bottom = -Float.MAX_VALUE;

  /** Something more, over what is there; all numbers are in cells. */
  Exhibit add(Piece piece, float x, float y, float width, float height) {
    things.add(new Thing(piece, x, y, width, height));
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
    return this;
  }

  RulesSection.Picture picture(String label) {
    return new RulesSection.Picture(this, width() / height(), label);
  }

  private float width() {
    return right - left + 2 * MARGIN;
  }

  private float height() {
    return bottom - top + 2 * MARGIN;
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float cell = Math.min(width / width(), height / height());
    canvas.save();
    canvas.translate(
        (width - cell * width()) / 2 + cell * (MARGIN - left),
        (height - cell * height()) / 2 + cell * (MARGIN - top));
    for (int i = 0; i < things.size(); i++) {
      Thing thing = things.get(i);
      canvas.save();
      canvas.translate(cell * thing.left, cell * thing.top);
      thing.piece.draw(canvas, cell * thing.width, cell * thing.height);
      canvas.restore();
    }
    canvas.restore();
  }
}

package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Piece;

/** A part without its neighbours, cut off straight at its seams. */
record LonePart(Collage collage, Part part) implements Piece {

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    Framed.fit(canvas, width, height, Part.WIDTH, part.height());
    canvas.clipRect(
        -Part.WIDTH,
        part == Part.TOP ? -Part.COLUMN : 0,
        2 * Part.WIDTH,
        part == Part.BOTTOM ? Part.COLUMN : part.height());
    collage.draw(canvas);
    canvas.restore();
  }
}

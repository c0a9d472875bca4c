package org.monsterbox.app.art.thirteen.monsters;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Piece;

/** A part without its neighbours, cut off straight at its seams. */
record LonePart(Collage collage, PaperPart part) implements Piece {

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    Framed.fit(canvas, width, height, PaperPart.WIDTH, part.height());
    canvas.clipRect(
        -PaperPart.WIDTH,
        part == PaperPart.TOP ? -PaperPart.COLUMN : 0,
        2 * PaperPart.WIDTH,
        part == PaperPart.BOTTOM ? PaperPart.COLUMN : part.height());
    collage.draw(canvas);
    canvas.restore();
  }
}

package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Path;

/** The lid. */
public final class ThirteenLid implements Picture {

  private final Palette palette;
  private final Paper paper;
  private final Path body = new Path();

  public ThirteenLid(Palette palette) {
    this.palette = palette;
    paper = new Paper(palette, 2f);
    body.addCircle(50, 50, 30, Path.Direction.CW);
  }

  @Override
  public void draw(Canvas canvas) {
    canvas.drawColor(palette.paper());
    paper.shape(canvas, body, palette.ghost());
  }
}

package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A box whose lid is about to open, for handing the tablet over. */
public final class Curtain implements Picture {

  private final Collage collage;

  public Curtain(Palette palette) {
    collage = new Collage(palette);
    collage.sheet(palette.cardBack(), Shapes.circle(50, 40, 30));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}

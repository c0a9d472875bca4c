package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A saved game that is torn. */
public final class TornSave implements Picture {

  private final Collage collage;

  public TornSave(Palette palette) {
    collage = new Collage(palette);
    collage.sheet(palette.cardBack(), Shapes.circle(50, 40, 30));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}

package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A monster among confetti. */
public final class Winner implements Picture {

  private final Collage collage;

  public Winner(Palette palette) {
    collage = new Collage(palette);
    collage.sheet(palette.cardBack(), Shapes.circle(50, 40, 30));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}

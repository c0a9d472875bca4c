package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A sleeping monster on an empty shelf. */
public final class EmptyShelf implements Picture {

  private final Collage collage;

  public EmptyShelf(Palette palette) {
    collage = new Collage(palette);
    collage.sheet(palette.cardBack(), Shapes.circle(50, 40, 30));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}

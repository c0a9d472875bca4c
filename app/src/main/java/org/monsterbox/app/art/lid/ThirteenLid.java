package org.monsterbox.app.art.lid;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.Shapes;

/** The lid of 13 Monsters: a Grunt of three elements among hidden cards and dice. */
public final class ThirteenLid implements Picture {

  private final Collage collage;

  public ThirteenLid(Palette palette) {
    collage = new Collage(palette);
    collage
        .table(palette.thirteen().desk())
        .patch(palette.thirteen().deskLight(), Shapes.ellipse(46, 38, 50, 38));
    Bystanders.airMonster(collage);
    Bystanders.thirteenthMonster(collage);
    CardBack.glue(collage.place(26, 75, 9, 1));
    CardBack.glue(collage.place(89, 69, 12, 1));
    CardBack.glue(collage.place(10, 68, -15, 1));
    collage.placeBack();
    new Grunt(collage).glue();
    Die.three(collage.place(79, 47.5f, 14, 1));
    Die.five(collage.place(76, 72, -11, 1));
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }
}

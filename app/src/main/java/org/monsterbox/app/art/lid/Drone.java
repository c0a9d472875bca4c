package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** The survey drone that hovers over the planet of Big Monster. */
final class Drone {

  private Drone() {}

  static void glue(Collage collage) {
    Palette palette = collage.palette();
    collage
        .patch(palette.shadow(), Shapes.ellipse(3, 13, 8, 2.2f))
        .ink("M-7,-3 L-3,0 M7,-3 L3,0")
        .piece(palette.white(), Shapes.ellipse(-8, -3.6f, 4.6f, 1.4f))
        .piece(palette.white(), Shapes.ellipse(8, -3.6f, 4.6f, 1.4f))
        .sheet(palette.white(), Shapes.roundedBox(9.5f, 7, 3))
        .patch(palette.outline(), Shapes.circle(-0.6f, 0.4f, 2.3f))
        .patch(palette.white(), Shapes.circle(-1.3f, -0.3f, 0.7f))
        .patch(palette.fire(), Shapes.circle(3, -1.6f, 0.8f));
  }
}

package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Shapes;

/** An ivory die seen from above. */
final class Die {

  private static final float PIP = 1.05f;

  private Die() {}

  static void three(Collage collage) {
    blank(collage);
    pip(collage, -2.6f, -2.6f);
    pip(collage, 0, 0);
    pip(collage, 2.6f, 2.6f);
  }

  static void five(Collage collage) {
    three(collage);
    pip(collage, 2.6f, -2.6f);
    pip(collage, -2.6f, 2.6f);
  }

  private static void blank(Collage collage) {
    collage.sheet(collage.palette().white(), Shapes.roundedBox(10.5f, 10.5f, 2.4f));
  }

  private static void pip(Collage collage, float x, float y) {
    collage.patch(collage.palette().outline(), Shapes.circle(x, y, PIP));
  }
}

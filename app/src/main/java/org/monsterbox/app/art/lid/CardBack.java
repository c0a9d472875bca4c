package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A face-down card with the one-eyed box monster. */
final class CardBack {

  private CardBack() {}

  static void glue(Collage collage) {
    Palette palette = collage.palette();
    int line = Tone.light(palette.cardBack());
    collage
        .sheet(palette.cardBack(), Shapes.roundedBox(19, 20, 2.4f))
        .line(line, Shapes.roundedBox(15.6f, 16.6f, 1.4f))
        .patch(palette.white(), Shapes.circle(0.2f, -0.4f, 3.3f))
        .patch(palette.outline(), Shapes.circle(0.8f, -0.2f, 1.7f))
        .patch(line, "M-5.6,1.4 L5.8,.9 L4.9,6.4 L-4.7,6.8 Z")
        .patch(line, "M-6.2,-2.7 L5.2,-6.5 L6.1,-4 L-5.3,-.2 Z");
  }
}

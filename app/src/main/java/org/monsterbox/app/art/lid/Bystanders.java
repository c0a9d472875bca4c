package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Eye;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** Monsters that look in from the sides of the lid of 13 Monsters. */
final class Bystanders {

  private Bystanders() {}

  static void airMonster(Collage collage) {
    Palette palette = collage.palette();
    int feather = Tone.light(palette.air());
    collage
        .sheet(feather, "M2,27 C-1,19 1,12 6,8 C9,14 9,21 6,27 Z")
        .sheet(feather, "M6,27 C6,20 10,15 16,14 C16.5,20 13.5,26 9,29 Z")
        .sheet(
            palette.air(),
            "M-6,26 C3,22 12.5,27 14,38 C15,46 11,50 13,58 C14.5,65 12,74 9,84 L-6,84 Z")
        .line(palette.outline(), "M2.5,53 q3.6,3 7.4,-.4");
    new Eye(5.6f, 41, 5.4f, 0.9f, -0.2f).lidded(collage, Tone.shade(palette.air()), -0.5f, -0.5f);
  }

  /** The 13th is drawn in negative, light lines on dark. */
  static void thirteenthMonster(Collage collage) {
    Palette palette = collage.palette();
    int light = palette.thirteen().ghostLine();
    String body =
        "M106,11 C96,8.5 86.5,15 85,27 C84,36 87,42 85,51 L89,48 L91,55 L94.5,50.5"
            + " L97.5,57 L101,52 L106,58 Z";
    collage
        .sheet(palette.outline(), body)
        .line(light, body)
        .line(light, Shapes.ellipse(90.6f, 25, 2.4f, 3.3f))
        .line(light, Shapes.ellipse(97.2f, 24, 2.7f, 3.8f))
        .patch(light, Shapes.circle(90, 25.8f, 1))
        .patch(light, Shapes.circle(96.4f, 25, 1.2f))
        .line(light, "M89.4,33.4 q2.4,3 4.2,.4 q2,2.6 4.6,-.8");
  }
}

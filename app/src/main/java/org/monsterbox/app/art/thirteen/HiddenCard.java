package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A card that lies face down, with the one-eyed monster in its box. */
final class HiddenCard {

  private HiddenCard() {}

  static Collage back(Palette palette) {
    int paper = palette.cardBack();
    int line = Tone.light(paper);
    Collage collage = new Collage(palette, 1.2f);
    collage
        .place(27, 27, 0, 1)
        .sheet(paper, Shapes.roundedBox(51.6f, 51.6f, 5))
        .line(line, Shapes.roundedBox(45, 45, 3))
        .placeBack();
    box(collage, paper, line);
    return collage;
  }

  private static void box(Collage collage, int paper, int line) {
    int dark = Tone.shade(Tone.shade(paper));
    collage
        .piece(dark, "M15,29 C15,17 20,14.6 27,14.6 C34,14.6 39.4,17 39.4,29 V33 H15 Z")
        .piece(collage.palette().white(), Shapes.circle(27.2f, 23.4f, 6.6f))
        .patch(collage.palette().outline(), Shapes.circle(28.2f, 24.2f, 3.5f))
        .patch(collage.palette().white(), Shapes.circle(27, 22.6f, 1.1f))
        .piece(line, "M12.4,29.4 H41.8 L40,44 H14.4 Z")
        .piece(line, "M10.6,18.6 L40.4,8.4 L42.2,13.2 L12.4,23.4 Z")
        .piece(
            dark, "M17,28 q2,-1.8 4,0 v3.6 q-2,1.8 -4,0 Z M33.4,28 q2,-1.8 4,0 v3.6 q-2,1.8 -4,0 Z")
        .line(paper, "M24.4,35.4 h5.4 v5 h-5.4 Z");
  }

  /** Frost over a card, thickest in the corners. */
  static Collage frost(Palette palette) {
    Collage collage = new Collage(palette, 1.2f);
    int ice = palette.thirteen().frost();
    int shade = palette.thirteen().frostShade();
    collage
        .piece(
            ice,
            "M1,6 Q1,1 6,1 H48 Q53,1 53,6 V48 Q53,53 48,53 H6 Q1,53 1,48 Z M8,13 L6,22 L9,27 L6,35"
                + " L9,43 L15,47 L22,45 L29,48 L37,46 L44,47 L47,41 L45,33 L48,27 L46,20 L47,11"
                + " L42,7 L39,13 L36,7 L30,6.4 L27,15 L24,7 L18,6.4 L15,11 L12,7 Z")
        .line(
            shade,
            "M3.4,16 l2,4 M3.6,38 l2.4,-4 M50.6,15 l-2.4,4 M50.6,37 l-2,4 M18,50.4 l4,-2 M34,50.4"
                + " l4,-1.6")
        .line(palette.white(), "M5,8 Q5,5 8,5 M49,45 Q49,49 45,49");
    return collage;
  }
}

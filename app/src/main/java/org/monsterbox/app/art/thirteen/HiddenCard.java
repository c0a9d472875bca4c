package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A card that lies face down, with the one-eyed monster in its box. */
final class HiddenCard {

  private HiddenCard() {}

  static Collage back(Palette palette) {
    int paper = palette.cardBack();
    Collage collage = plain(palette);
    box(collage, paper, Tone.light(paper));
    return collage;
  }

  private static Collage plain(Palette palette) {
    int paper = palette.cardBack();
    return new Collage(palette, 1.2f)
        .place(27, 27, 0, 1)
        .sheet(paper, Shapes.roundedBox(51.6f, 51.6f, 5))
        .line(Tone.light(paper), Shapes.roundedBox(45, 45, 3))
        .placeBack();
  }

  private static void box(Collage collage, int paper, int line) {
    Palette palette = collage.palette();
    int dark = Tone.shade(Tone.shade(paper));
    int lit = Tone.light(line);
    collage
        .piece(dark, "M13,31 C13,17 19,13 27,13 C35,13 41.4,17 41.4,31 Z")
        .piece(palette.white(), Shapes.circle(27.4f, 23.4f, 7.6f))
        .patch(palette.outline(), Shapes.circle(28.8f, 24.2f, 4.1f))
        .patch(palette.white(), Shapes.circle(27.3f, 22.4f, 1.4f))
        .piece(
            line,
            "M9.6,30 H44.8 L42.2,46 H12.4 Z",
            new Patch(lit, "M24,30 h7 l-.4,8.6 l-1.6,-1.4 l-1.5,1.6 l-1.6,-1.6 l-1.5,1.4 Z"))
        .piece(lit, "M7.4,18 L42.4,6.4 L44.6,12.4 L9.6,24 Z")
        .piece(
            dark,
            "M13.8,29 q1.7,-2 3.4,0 v3.6 q-1.7,2 -3.4,0 Z M17.6,28.8 q1.7,-2 3.4,0 v3.6 q-1.7,2"
                + " -3.4,0 Z M33.6,28.8 q1.7,-2 3.4,0 v3.6 q-1.7,2 -3.4,0 Z M37.4,29 q1.7,-2 3.4,0"
                + " v3.6 q-1.7,2 -3.4,0 Z");
  }

  /** A card under frost, which is thickest in the corners; a die covers its middle. */
  static Collage frozen(Palette palette) {
    Collage collage = plain(palette);
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

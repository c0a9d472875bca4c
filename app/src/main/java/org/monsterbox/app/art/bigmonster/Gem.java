package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PlanetColours;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.bigmonster.tiles.Colour;

/**
 * A cut crystal about the point where its pieces meet. A tile shows the part that lies on it, so
 * that halves and quarters of neighbours join.
 */
final class Gem {

  /** A sparkling one fits into a square of so many units. */
  static final float SIZE = 44;

  private Gem() {}

  /** Green is a lozenge, red a hexagon, blue a star. */
  static void glue(Collage collage, Colour colour, float x, float y) {
    int gem = colour(collage.palette(), colour);
    int light = Tone.light(gem);
    int shade = Tone.shade(gem);
    collage.place(x, y, 0, 1);
    switch (colour) {
      case GREEN ->
          collage.piece(
              gem,
              "M0,-15 L9.5,0 L0,15 L-9.5,0 Z",
              new Patch(light, "M0,-15 L-9.5,0 L-4,0 L0,-7 L4,0 Z"),
              new Patch(shade, "M0,15 L9.5,0 L4,0 L0,7 L-4,0 Z"));
      case RED ->
          collage.piece(
              gem,
              "M-14,0 L-7,-11.5 L7,-11.5 L14,0 L7,11.5 L-7,11.5 Z",
              new Patch(light, "M-14,0 L-7,-11.5 L7,-11.5 L4,-5.5 L-4,-5.5 L-7.5,0 Z"),
              new Patch(shade, "M14,0 L7,11.5 L-7,11.5 L-4,5.5 L4,5.5 L7.5,0 Z"));
      case BLUE ->
          collage.piece(
              gem,
              "M0,-18 L4.6,-11 L12.7,-12.7 L11,-4.6 L18,0 L11,4.6 L12.7,12.7 L4.6,11 L0,18 L-4.6,11"
                  + " L-12.7,12.7 L-11,4.6 L-18,0 L-11,-4.6 L-12.7,-12.7 L-4.6,-11 Z",
              new Patch(
                  light,
                  "M0,-18 L4.6,-11 L0,-6 L-6,0 L-11,4.6 L-18,0 L-11,-4.6"
                      + " L-12.7,-12.7 L-4.6,-11 Z"),
              new Patch(
                  shade,
                  "M0,18 L-4.6,11 L0,6 L6,0 L11,-4.6 L18,0 L11,4.6 L12.7,12.7" + " L4.6,11 Z"));
    }
    collage.placeBack();
  }

  /** A complete one: it sparkles. */
  static void glueWhole(Collage collage, Colour colour) {
    float middle = SIZE / 2;
    glue(collage, colour, middle, middle);
    collage
        .place(middle, middle, 0, 1)
        .patch(
            collage.palette().white(),
            "M-4,-8 Q-3.4,-4 0,-3 Q-3.4,-2.4 -4,2 Q-4.6,-2.4 -8,-3" + " Q-4.6,-4 -4,-8 Z")
        .line(collage.palette().white(), "M-15,-15 l4,4 M15,-15 l-4,4 M15,15 l-4,-4 M-15,15 l4,-4")
        .placeBack();
  }

  @ColorInt
  static int colour(Palette palette, Colour colour) {
    PlanetColours planet = palette.planet();
    return switch (colour) {
      case GREEN -> planet.greenCrystal();
      case RED -> planet.redCrystal();
      case BLUE -> planet.blueCrystal();
    };
  }
}

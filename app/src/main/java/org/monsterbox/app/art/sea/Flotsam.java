package org.monsterbox.app.art.sea;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** What lies in the sea besides boats and the whale. */
final class Flotsam {

  private static final float SIZE = 24;
  private static final float WEIGHT = 0.6f;

  private Flotsam() {}

  /** White, with one blue shade. */
  static Piece iceberg(Palette palette) {
    SeaColours colours = palette.sea();
    return framed(
        new Collage(palette, WEIGHT)
            .sheet(
                colours.ice(),
                "M1.4,20 L5.4,10.4 L10.4,3 L13.6,8 L17,6 L22.6,20 Q20.6,22 18.4,20.4 Q16,18.8 13.8,20.6"
                    + " Q11.4,22.2 9.2,20.6 Q6.6,18.8 4.6,20.6 Q2.8,21.8 1.4,20 Z",
                new Patch(colours.iceShade(), "M10.4,3 L13.6,8 L17,6 L24,22 L14,24 L11.6,13 Z"))
            .line(colours.iceShade(), "M7.4,12 l-1.6,3.4 M9.4,16 l-1,2"));
  }

  /** Grey, heavy, from above. */
  static Piece battleship(Palette palette) {
    SeaColours colours = palette.sea();
    int dark = Tone.shade(Tone.shade(colours.ship()));
    return framed(
        new Collage(palette, WEIGHT)
            .sheet(
                colours.ship(),
                "M12,-2 C16,2.4 17.4,7 17.4,12 V21 Q12,26 6.6,21 V12 C6.6,7 8,2.4 12,-2 Z",
                new Patch(Tone.light(colours.ship()), "M9.4,0 H12 V26 H7 Z"))
            .piece(dark, "M9,9.4 H15 V16.6 H9 Z")
            .ink("M12,6.4 V2 M12,18.6 V22.6")
            .piece(colours.ship(), Shapes.circle(12, 6.6f, 2.1f))
            .piece(colours.ship(), Shapes.circle(12, 19.4f, 2.1f))
            .piece(colours.bow(), Shapes.circle(12, 13, 1.7f)));
  }

  /** A mesh with floats in the colour of the one who laid it. */
  static Piece net(Palette palette, int mark) {
    SeaColours colours = palette.sea();
    int seat = palette.seats().of(mark);
    Collage collage =
        new Collage(palette, WEIGHT)
            .line(
                colours.rope(),
                "M4,8 L16,20.6 M3.4,13.6 L10.4,20.8 M7.6,3.4 L20.6,16.4 M13.4,3.4 L20.6,10.6"
                    + " M20,8 L8,20.6 M20.6,13.6 L13.6,20.8 M16.4,3.4 L3.4,16.4 M10.6,3.4 L3.4,10.6")
            .ink("M7,3 H17 L22,12 L17,21 H7 L2,12 Z");
    for (String corner : new String[] {"7,3", "17,3", "22,12", "17,21", "7,21", "2,12"}) {
      String[] place = corner.split(",", -1);
      collage.piece(
          seat, Shapes.circle(Float.parseFloat(place[0]), Float.parseFloat(place[1]), 1.7f));
    }
    return framed(collage);
  }

  /** Water that turns, with a hole in the middle. */
  static Piece whirlpool(Palette palette) {
    SeaColours colours = palette.sea();
    return framed(
        new Collage(palette, WEIGHT)
            .patch(Tone.shade(colours.wave()), Shapes.circle(12, 12, 11))
            .patch(colours.wave(), Shapes.circle(12, 12, 8))
            .line(
                colours.ink(),
                "M12,1.4 A10.6,10.6 0 0 1 22.6,12 A9,9 0 0 1 13.4,20.4 A8,8 0 0 1 5.2,12.4 A6.6,6.6 0 0 1 12,6"
                    + " M12,22.6 A10.6,10.6 0 0 1 1.4,12 A9,9 0 0 1 10.6,3.6")
            .patch(palette.outline(), Shapes.circle(12, 12, 5.4f)));
  }

  private static Piece framed(Collage collage) {
    return new Framed(collage, SIZE, SIZE);
  }
}

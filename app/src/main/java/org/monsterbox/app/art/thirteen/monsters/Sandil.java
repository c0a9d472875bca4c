package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** A brainy traveller between the stars, with three eyes and three glasses. */
final class Sandil extends PaperMonster {

  private static final String STAR =
      "M0,-6 L1.7,-1.9 L6,-1.6 L2.7,1.2 L3.8,5.6 L0,3.2 L-3.8,5.6 L-2.7,1.2 L-6,-1.6 L-1.7,-1.9 Z";

  Sandil(Palette palette) {
    super(palette, paper(palette, 4));
  }

  @Override
  void top(Collage collage) {
    collage
        .stalk(light, "M30,20 C26,14 20,16 18,9")
        .place(17, 8, -12, 1)
        .piece(colours.gold(), STAR)
        .placeBack()
        .stalk(light, "M70,19 C74,13 80,14 84,9")
        .piece(colours.gold(), Shapes.circle(84.6f, 8, 3.6f))
        .sheet(
            colours.blush(),
            "M19,50.6 V48 C9,44 9,33 17,29 C15,20 24,14 31,17 C33,9 44,6 50,11 C55,5 67,8 69,16"
                + " C77,13 86,20 83,29 C91,33 91,44 81,48 V50.6",
            new Patch(body, "M10,60 V44 C30,38 70,38 90,44 V60 Z"),
            new Patch(shade, "M74,52 V40.6 L100,44 V52 Z"))
        .line(
            ink,
            "M50,11 C52,18 47,22 50,28 C52,32 49,35 50,38 M31,17 C30,22 33,24 37,24 M17,29 C21,28"
                + " 25,30 25,34 M69,16 C70,21 67,23 63,23 M83,29 C79,28 75,30 75,34 M35,31 C38,29"
                + " 42,31 42,34 M58,32 C61,28.6 66,30 65,34")
        .ink("M17.4,42.6 C34,38.8 66,38.8 82.6,42.6");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(shade, "M19,8 C9,8 6,13 6,20 C6,27 9,32 19,32 Z")
        .sheet(shade, "M81,8 C91,8 94,13 94,20 C94,27 91,32 81,32 Z")
        .band(
            body,
            "M19,0 C19,8 24,10 24,20 C24,31 19,32 19,40.6",
            "81,40.6",
            "C81,32 76,31 76,20 C76,10 81,8 81,0",
            new Patch(shade, "M74,-1 C74,8 70,11 70,20 C70,30 74,33 74,42 H104 V-1 Z"))
        .ink("M13,14 v12 M87,14 v12")
        .eye(new Glance(30.4f, 22, 8.4f).look(0.4f, 0.3f), shade)
        .eye(new Glance(69.8f, 21.6f, 8.4f).look(-0.4f, 0.3f), shade)
        .eye(new Glance(50, 17, 10.4f).look(0, -0.6f), shade)
        .line(colours.gold(), Shapes.circle(30.4f, 22, 11))
        .line(colours.gold(), Shapes.circle(69.8f, 21.6f, 11))
        .line(ink, "M22,8.6 q6,-3.4 11,-.6 M67,7.4 q5.6,-2.4 11,1.4 M47,35.4 h6.4");
  }

  @Override
  void bottom(Collage collage) {
    int ring = colours.gold();
    collage
        .sheet(
            white,
            "M33,49 C27,49 27,42.4 33,42.4 C34,37.4 42,37.4 43,41 C46,37 54,37 57,41 C58,37.4"
                + " 66,37.4 67,42.4 C73,42.4 73,49 67,49 Z")
        .line(ink, "M40,45 q2.4,1.6 5,0 M55,45 q2.6,1.6 5,0")
        .sheet(
            body,
            "M19,0 C19,16 24,29 40,38.6 C45,41.4 55,41.4 60,38.6 C76,29 81,16 81,0",
            side(PaperPart.BOTTOM))
        .ink("M41,7.4 Q46,12 50.4,8 Q55,12 60,7")
        .sheet(
            ring,
            "M15.6,18 C4,21 2,26 9,29.4 C25,36 75,36 91,29.4 C98,26 96,21 84.4,18 C87,20 86,22.6"
                + " 81,24.4 C65,29.4 35,29.4 19,24.4 C14,22.6 13,20 15.6,18 Z")
        .place(50, 34.6f, -8, 0.72f)
        .patch(white, STAR)
        .placeBack();
  }
}

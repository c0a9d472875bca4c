package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** A pungent but loyal companion: half dog, half skunk. */
final class Wendoung extends PaperMonster {

  Wendoung(Palette palette) {
    super(palette, paper(palette, 2));
  }

  @Override
  void top(Collage collage) {
    collage
        .sheet(
            body,
            "M19,50.6 V48 C18,34 22,21 37,17 C40,9 44,11 47,4 C50,9 54,5 58,3 C58,9 61,12 64,17"
                + " C77,21 82,34 81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(white, "M38,52 C40,36 40,22 43,0 H62 C60,20 62,38 63,52 Z"))
        .line(ink, "M44.6,26 l-.8,7 M57,24 l.8,7.6 M50.8,36 v6")
        .sheet(shade, "M32,18 C20,10 8,14 6,27 C4.6,37 9,44.6 15,44 C21,43.4 21,36 24,31.4 Z")
        .sheet(shade, "M68,18 C79,9 92,13 94.4,25 C96,34 93,43.6 86,43.6 C80,43.6 79,36 76,31 Z");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .band(
            body,
            "M19,0 C19,6 15,8 16,13 L10,15.6 L15.4,20 L9.6,25 L16,28 C16.6,33 19,34 19,40.6",
            "81,40.6",
            "C81,34 83.6,33 84,28 L90,24.6 L84.4,20.6 L90,15 L84,13 C85,8 81,6 81,0",
            side(PaperPart.EYES),
            new Patch(white, "M38,-2 H63 C60,8 57,15 52,21 C45,15 40,8 38,-2 Z"),
            new Patch(shade, Shapes.ellipse(34, 19.6f, 15.6f, 17)))
        .eye(new Glance(35.6f, 19, 10).look(0.3f, -0.5f).lid(-0.1f, -0.55f), light)
        .eye(new Glance(66, 18.4f, 8.6f).look(-0.2f, -0.5f).lid(-0.55f, -0.05f), light)
        .ink("M26,6.6 q6,-3.8 12,-2 M61,4.4 q6,-1.6 11,2.6")
        .piece(
            ink,
            "M43.4,30.4 C43.4,26.6 59,26.6 59,30.4 C59,34.4 54.6,37 51,37 C47.6,37 43.4,34.4"
                + " 43.4,30.4 Z")
        .patch(white, Shapes.ellipse(47.4f, 30.4f, 2, 1.1f));
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(
            shade,
            "M76,42 C88,45 97,36 96,24 C95.6,14 91,8 85,4 C86,10 85,14 86,20 C82,18 79,19 77,22"
                + " C82,24 84,32 76,34 Z",
            new Patch(
                white,
                "M77,39 C88,42 93,34 91.6,22 C91,16 88.6,10 85,2.4 C96,8 98,14 98,26"
                    + " C96,38 88,44 77,39 Z"))
        .sheet(
            body,
            "M19,0 C19,10 15,16 15,28 C15,33 16,38 16.6,41 C17.6,46.6 35,46.6 36,41.6 C36.6,38"
                + " 40,37 43,37 H58 C61,37 63,38 64,41.6 C65,46.6 82,46.6 83,41 C84,36 85,33 85,28"
                + " C85,16 81,10 81,0",
            side(PaperPart.BOTTOM),
            new Patch(white, "M42,52 C37,40 37,26 50,22 C63,26 64,40 58,52 Z"))
        .piece(colours.blush(), "M44,8.4 C43,17 44.6,21.6 50,21.6 C55.4,21.6 56,16 55.4,8.4 Z")
        .line(ink, "M49.8,9 V15.4")
        .ink("M33,3.4 C37,11.4 47,11 50,5.6 C53,11 63,11.6 67,3.4 M50,5.6 V0")
        .piece(
            palette.fire(),
            "M16.6,20 C32,28.6 68,28.6 83.4,19.4 L84.8,25.4 C68,34.6 32,34.6 15.4,26.4 Z")
        .piece(colours.gold(), Shapes.circle(50, 33.4f, 5.4f))
        .patch(ink, Shapes.circle(50, 34.6f, 1.5f))
        .line(ink, "M22.4,40 v4 M28,40.4 v4 M71,40.4 v4 M76.6,40 v4");
  }
}

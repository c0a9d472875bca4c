package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** A sweet-faced bog creature with a strong scent, and a flower against it. */
final class Striffle extends PaperMonster {

  Striffle(Palette palette) {
    super(palette, paper(palette, 1));
  }

  @Override
  void top(Collage collage) {
    collage
        .sheet(light, "M27,25 C13,27 4,18 3,6 C15,3 28,9 32,19 Z")
        .line(ink, "M10,11 Q20,13 26,21")
        .sheet(light, "M72,22 C71,10 80,3 96,4 C96,16 88,25 76,26 Z")
        .line(ink, "M89,9 Q80,12 76,20")
        .sheet(
            body,
            "M19,50.6 V48 C19,40 14,36 16,27 C18,19 25,19 31,15 C38,10 60,9 68,14 C74,18 82,19"
                + " 84,28 C86,36 81,40 81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(shade, Shapes.ellipse(31, 26, 6, 4.6f)),
            new Patch(shade, Shapes.ellipse(40, 38, 3.4f, 2.6f)),
            new Patch(shade, Shapes.ellipse(17, 42, 6, 5)));
    flower(collage);
    scent(collage);
  }

  private void scent(Collage collage) {
    collage.line(
        light,
        "M36,10 q-2.6,-2 0,-4.2 q2.6,-2 0,-4.2 M43,8 q-2,-1.8 0,-3.6 M69,11 q-2.6,-2 0,-4.2"
            + " q2.6,-2 0,-4.2");
  }

  private void flower(Collage collage) {
    collage.stalk(light, "M54,17 C54,14 55,12 55,9");
    for (int petal = 0; petal < 5; petal++) {
      collage
          .place(55, 8.6f, petal * 72 + 8, 1)
          .piece(colours.blush(), Shapes.ellipse(0, -4.4f, 3.2f, 3.6f));
    }
    collage.piece(colours.gold(), Shapes.circle(0, 0, 2.9f)).placeBack();
  }

  @Override
  void eyes(Collage collage) {
    collage
        .band(
            body,
            "M19,0 C19,8 13,11 13,20 C13,30 19,32 19,40.6",
            "81,40.6",
            "C81,32 88,30 88,20.6 C88,11 81,8 81,0",
            side(PaperPart.EYES))
        .line(ink, "M24.6,8.6 l-5,-3.4 M30,4.8 l-2.4,-4 M70.4,5 l2.8,-3.8 M75.6,9 l5.4,-2.8")
        .patch(colours.blush(), Shapes.ellipse(21.6f, 31.6f, 5, 3.2f))
        .patch(colours.blush(), Shapes.ellipse(79.4f, 31.6f, 5, 3.2f))
        .eye(eye(35.4f, 18.6f).look(0.35f, 0.1f), shade)
        .eye(eye(64.4f, 19).look(-0.3f, 0.1f), shade)
        .line(ink, "M46.6,33 Q50,36 53.6,32.8");
  }

  private static Glance eye(float x, float y) {
    return new Glance(x, y, 12.6f).pupil(Glance.Pupil.ROUND, 0.66f);
  }

  @Override
  void bottom(Collage collage) {
    int mud = paper(palette, 2);
    collage
        .sheet(body, "M22,9 C11,10 5,17 7,24.4 C9,30 15.6,28.6 17,23.6 C18,20.4 21,19 26,19 Z")
        .sheet(body, "M77,20 C88,21 95,14 95,6.4 C95,2.4 88.4,2.4 87.6,6 C87,9.6 83,10.4 77,9.6 Z")
        .sheet(
            body,
            "M19,0 C19,10 13,18 13,28 C13,39 20,46 33,46 C41,46 43,42 50,42 C57,42 60,46.4 68,46"
                + " C81,45.4 87,38 87,28 C87,18 81,10 81,0",
            side(PaperPart.BOTTOM),
            new Patch(light, Shapes.ellipse(49, 32, 20, 11)),
            new Patch(
                mud,
                "M8,41 q5,-4 9,0 q5,4 9,-1 q5,-3.4 9,1 q7,4 14,-1 q6,-4 11,1 q5,4 9,-1"
                    + " q6,-4 10,1 q5,3 11,-1 V52 H8 Z"))
        .ink("M38,8.6 Q50,19.4 62.6,8")
        .piece(white, "M43.4,12.6 L44.2,18.6 L49.6,18.4 L50,14.4 Z")
        .patch(shade, Shapes.ellipse(43, 31, 2.4f, 1.8f))
        .patch(shade, Shapes.ellipse(57, 34, 1.8f, 1.4f));
  }
}

package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** The see-through lantern of the sea: one sees what it thinks and what it had for lunch. */
final class Snergat extends PaperMonster {

  Snergat(Palette palette) {
    super(palette, paper(palette, 11));
  }

  @Override
  void top(Collage collage) {
    collage
        .patch(colours.gold() & 0x55FFFFFF, Shapes.circle(83, 13, 12.6f))
        .stalk(body, "M56,20 C58,6 70,2 79,8")
        .piece(colours.gold(), Shapes.circle(83, 13, 6.6f))
        .patch(white, Shapes.circle(81, 11, 2))
        .sheet(
            body,
            "M19,50.6 V48 C15,30 24,13 47,13 C72,13 85,30 81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(light, "M26,52 C22,32 32,19 48,19 C66,19 76,32 73,52 Z"))
        .patch(white, "M27,33 C28,26 32,22 37,20 C33,25 31,29 31,34 Z")
        .piece(
            colours.blush(),
            "M41,44 C36,43 36,37 40,36 C40,31 46,29 49,32 C53,28 60,31 59,36 C63,37 63,43 58,44"
                + " C54,47 45,47 41,44 Z")
        .line(ink, "M49,32 C51,36 47,38 50,44 M43,38 q2,-1 3.4,.6 M54,39 q1.6,-2 3.4,-.8");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(
            light, "M21,6 C13,6 6,10 2,18 C8,17 9,21 5,26 C11,25 13,29 11,35 C16,34 19,31 22,29 Z")
        .line(ink, "M8,16 L19,14 M9,25 L19,20")
        .sheet(
            light,
            "M79,6 C87,6 94,10 98,18 C92,17 91,21 95,26 C89,25 87,29 89,35 C84,34 81,31 78,29 Z")
        .line(ink, "M92,16 L81,14 M91,25 L81,20")
        .band(
            body,
            "M19,0 C19,8 17,12 17,20 C17,28 19,32 19,40.6",
            "81,40.6",
            "C81,32 84,28 84,20 C84,12 81,8 81,0",
            side(PaperPart.EYES),
            new Patch(
                light,
                "M26,-2 H73 C72,10 76,14 76,22 C76,30 72,34 73,43 H26 C28,34 24,30 24,22 C24,14"
                    + " 28,10 26,-2 Z"))
        .eye(new Glance(50, 13, 8.8f).look(0.2f, -0.6f), shade)
        .eye(new Glance(31, 15, 6.6f).look(-0.7f, -0.2f), shade)
        .eye(new Glance(69, 14.6f, 6.4f).look(0.7f, -0.2f), shade)
        .eye(new Glance(40, 30, 5.4f).look(-0.2f, 0.7f), shade)
        .eye(new Glance(60.6f, 30, 6).look(0.3f, 0.6f), shade);
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(
            body,
            "M24,22 C18,30 24,34 18,40 C14,44 8,42 9,37 C4,41 7,49 14,48.6 C24,48 27,40 31,32 Z")
        .sheet(
            body,
            "M76,22 C82,30 77,34 82,40 C86,44 92,42 91,37 C96,41 93,49 86,48.6 C76,48 73,40 69,32"
                + " Z")
        .sheet(body, "M36,28 C36,36 31,40 34,45 C36,49 42,48 42,44 C42,40 46,36 46,28 Z")
        .sheet(body, "M54,28 C54,36 58,40 57,44 C57,48 63,49 65,45 C68,40 64,36 64,28 Z")
        .sheet(
            body,
            "M19,0 C19,10 14,16 16,24 C18,33 34,36 50,36 C66,36 82,33 84,24 C86,16 81,10 81,0",
            side(PaperPart.BOTTOM),
            new Patch(
                light,
                "M26,-2 C26,10 22,16 24,22 C27,30 38,31 50,31 C62,31 72,30 75,22 C77,16 73,10 73,-2"
                    + " Z"))
        .line(ink, "M38,22 H60 M42,19.4 v5.4 M47,18.6 v7 M52,18.6 v7 M57,19.6 v5")
        .patch(ink, "M60,22 l6,-3.6 v7.4 Z")
        .patch(ink, Shapes.circle(36, 22, 3.4f))
        .patch(light, Shapes.circle(35.2f, 21.4f, 1))
        .ink("M29,10.4 C40,5 60,5 71.4,10")
        .piece(white, "M33,9.4 L35,2.6 L38,7.4 Z")
        .piece(white, "M42,6.8 L45.4,.8 L48,6.4 Z")
        .piece(white, "M56,6.6 L58.6,1.8 L61,7.4 Z")
        .piece(white, "M65,8.4 L68,3.4 L69.6,9.6 Z");
  }
}

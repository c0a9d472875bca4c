package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The golden winged oracle of the court, whose one eye has seen it coming. */
final class Tockar extends PaperMonster {

  Tockar(Palette palette) {
    super(palette, paper(palette, 5));
  }

  @Override
  void top(Collage collage) {
    int gold = colours.gold();
    collage
        .sheet(light, "M36,24 C25,19 20,11 24,2 C33,5 40,14 42,24 Z")
        .line(ink, "M28,7 Q33,14 38,22")
        .sheet(light, "M44,22 C40,14 42,6 50,1 C57,7 58,15 55,22 Z")
        .line(ink, "M49.6,6 Q49,14 49.6,22")
        .sheet(light, "M58,24 C60,13 67,5 77,3 C79,12 74,20 63,25 Z")
        .line(ink, "M73,8 Q66,15 61,23")
        .sheet(
            body, "M19,50.6 V48 C19,33 28,27 50,27 C72,27 81,33 81,48 V50.6", side(PaperPart.TOP))
        .sheet(
            gold,
            "M21,42 L16,22 L30,29 L38,16 L49,28 L61,15 L70,29 L85,21 L79,42 C62,37 38,37 21,42 Z",
            new Patch(Tone.shade(gold), "M14,46 L20,37 C38,32 62,32 80,37 L86,46 Z"))
        .piece(palette.fire(), Shapes.circle(50, 33, 3))
        .piece(palette.white(), Shapes.circle(33, 35.4f, 2))
        .piece(palette.white(), Shapes.circle(67, 35.2f, 2));
  }

  @Override
  void eyes(Collage collage) {
    int gold = colours.gold();
    collage
        .sheet(
            light,
            "M20,9 C12,10 6,6 4,2.4 C3,9 6,14 11,15 C7,17 4,17 1,15 C2,22 7,25 12,24 C9,27 7,28"
                + " 4,28 C8,34 15,34 21,31 Z")
        .sheet(
            light,
            "M80,8 C88,9 93,6 96,2.4 C97,9 94,14 89,15 C93,17 96,17 99,15 C98,22 93,25 88,24 C91,27"
                + " 93,28 96,28.4 C92,34 85,34 79,31 Z")
        .band(body, "M19,0 V40.6", "81,40.6", "V0", side(PaperPart.EYES))
        .patch(
            gold,
            "M50,0 L53,5 L61,1.4 L61,8 L70,6.6 L68,13 L77,15 L72,20 L77,26 L69,27.6 L70,34 L61.6,32"
                + " L60,38.6 L53,35 L50,40 L47,35 L39,38.6 L38.4,32 L30,34 L31,27.6 L23,25 L28,20"
                + " L23,14 L32,13 L30,6 L39,8 L40,1.4 L47,5 Z")
        .eye(
            new Glance(50, 20, 14.4f)
                .look(0.1f, 0)
                .pupil(Glance.Pupil.RING, 0.5f)
                .iris(light)
                .lid(-0.62f, -0.56f),
            shade);
  }

  @Override
  void bottom(Collage collage) {
    int gold = colours.gold();
    int shaded = Tone.shade(gold);
    collage
        .sheet(
            gold,
            "M24,14 C14,10 6,8 1,2.4 C0,12 2,19 7,23 C4,24 3,24 1,23.4 C3,30 8,34 13,34.4 C11,36"
                + " 9,37 7,37 C12,42 20,42 26,38 Z",
            new Patch(shaded, "M30,22 C22,24 16,30 13,34 L10,40 L24,44 L30,38 Z"))
        .sheet(
            gold,
            "M76,14 C86,10 94,8 99,2.4 C100,12 98,19 93,23 C96,24 97,24 99,23.4 C97,30 92,34"
                + " 87,34.4 C89,36 91,37 93,37 C88,42 80,42 74,38 Z",
            new Patch(shaded, "M70,22 C78,24 84,30 87,34 L90,40 L76,44 L70,38 Z"))
        .stalk(gold, "M40,41 V47 M36,47.4 H43 M60,41 V47 M57,47.4 H64")
        .sheet(
            body,
            "M19,0 C19,12 20,24 27,33 C34,42 43,44 50,44 C57,44 66,42 73,33 C80,24 81,12 81,0",
            side(PaperPart.BOTTOM),
            new Patch(light, "M36,52 C34,36 40,26 50,26 C60,26 66,36 64,52 Z"))
        .line(ink, "M42,35 q3,3 6,0 q3,3 6,0 M45,40 q3,3 6,0 q2.6,2.6 5,.4")
        .piece(gold, "M43,3.6 Q50,0 57,3.4 Q54,10.6 50,12 Q45.6,10.4 43,3.6 Z")
        .ink("M44.6,6 Q50,8 55.6,5.8")
        .sheet(
            gold,
            "M19.4,13 C34,19 66,19 80.6,13 C80.6,18 79.6,22 78,26 C64,33 36,33 22,26 C20.4,22"
                + " 19.4,18 19.4,13 Z",
            new Patch(
                palette.water(), "M20,18.6 C34,24 66,24 80,18.6 V22.6 C66,28 34,28 20,22.6 Z"))
        .line(ink, "M30,17 l-1.4,11 M43,18.4 l-.6,12 M57,18.4 l.6,12 M70,17 l1.4,11");
  }
}

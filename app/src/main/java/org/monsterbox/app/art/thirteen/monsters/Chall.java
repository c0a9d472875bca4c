package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;

/** Means well and flares up fast. */
final class Chall extends PaperMonster {

  Chall(Palette palette) {
    super(palette, paper(palette, 7));
  }

  @Override
  void top(Collage collage) {
    collage.sheet(
        body,
        "M19,50.6 V48 C13,42 10,33 14,22 C17,27 20,28 23,27 C21,17 25,9 33,4 C33,11 36,15 40,16"
            + " C43,10 46,4 53,1 C53,8 57,13 62,16 C66,13 68,9 68,5 C76,11 80,19 78,27 C82,27 85,24"
            + " 86,20 C90,32 87,42 81,48 V50.6",
        side(PaperPart.TOP),
        new Patch(
            colours.gold(),
            "M31,45 C22,41 22,38 25,34 C28,37 30,37 32,35 C31,28 34,23 38,21 C40,25 42,26 45,25"
                + " C47,20 49,17 53,14 C54,20 57,24 61,26 C64,25 66,23 67,21 C71,27 71,31 70,35"
                + " C73,36 75,35 77,33 C79,38 77,42 69,45 C60,48 40,48 31,45 Z"),
        new Patch(
            white,
            "M41,45.4 C36,44 38,42 41,39 C43,42 45,42 47,40 C48,36 50,34 53,32 C53,38 56,40 58,41"
                + " C61,43 61,44.6 58,45.6 C52,47 46,46.8 41,45.4 Z"));
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(
            body,
            "M22,8 C15,9 11,6 9,2.4 C6,9 8,13 4,16 C7,19 8,22 5,28 C11,26 15,28 22,33 Z",
            new Patch(
                colours.gold(),
                "M24,13 C17,14 14,12 12,9 C12,14 11,16 9,17.6 C12,20 12,22 11.6,24 C16,23 19,25"
                    + " 24,28 Z"))
        .sheet(
            body,
            "M78,8 C85,8 90,6 92,2.4 C94,8 93,13 97,15 C93,19 92,23 95,28 C89,26 85,28 78,33 Z",
            new Patch(
                colours.gold(),
                "M76,13 C83,14 86,12 89,9 C88,14 89,16 91,17.6 C88,20 88,22 88.4,24 C84,23 81,25"
                    + " 76,28 Z"))
        .band(
            body,
            "M19,0 C19,8 16,12 16,20 C16,28 19,32 19,40.6",
            "81,40.6",
            "C81,32 85,28 85,20 C85,12 81,8 81,0",
            side(PaperPart.EYES))
        .eye(new Glance(36, 20.6f, 13).look(0.2f, 0.4f), shade)
        .eye(
            new Glance(66.6f, 22, 8.6f)
                .look(-0.4f, 0.5f)
                .pupil(Glance.Pupil.ROUND, 0.42f)
                .lid(-0.5f, -0.7f),
            shade)
        .ink("M24,9.6 L40,2 M58,6.6 L74,10.6")
        .piece(
            palette.water(),
            "M79,26 C81.4,29.6 82.4,31 82.4,33 C82.4,37.4 75.6,37.4 75.6,33 C75.6,31 76.6,29.6"
                + " 79,26 Z");
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(body, "M22,8 C12,11 6,7 4,2.4 C0,9 1,18 8,22 C14,25 20,23 26,20 Z")
        .line(ink, "M3.6,10 l4,-1.6 M5.4,15 l3.8,-2.4")
        .sheet(body, "M78,8 C88,11 94,7 96,2.4 C100,9 99,18 92,22 C86,25 80,23 74,20 Z")
        .line(ink, "M96.4,10 l-4,-1.6 M94.6,15 l-3.8,-2.4")
        .sheet(
            body,
            "M19,0 C19,12 13,20 15,32 C16,38 12,40 10,45 C15,45 18,44 21,41 C23,45 22,47 24,49"
                + " C28,47 31,45 32,41 C36,43 38,46 43,48 C43,44 45,42 49,41 C52,44 53,46 58,48.6"
                + " C60,45 62,43 67,41 C69,45 71,47 77,48.6 C77,45 77,43 79,41 C83,44 86,45 91,44"
                + " C87,41 84,38 85,32 C87,20 81,12 81,0",
            side(PaperPart.BOTTOM),
            new Patch(
                colours.gold(),
                "M8,52 C14,40 22,34 28,35 C33,36 35,33 40,34 C46,35 48,33 54,34 C60,35 64,33 70,35"
                    + " C78,36 86,42 92,52 Z"))
        .piece(white, "M31,8.6 C40,5 60,5 69.6,8 C71,14 66,19.4 50,19.6 C35,19.6 30,14 31,8.6 Z")
        .line(
            ink,
            "M31.6,13 L37,11 L42,14.6 L47,11 L52.4,14.8 L58,11 L63,14.4 L69,12.4 M40,7 v3 M50,6.4"
                + " v3 M60,6.6 v3")
        .place(72, 27, -14, 1)
        .piece(colours.bone(), "M-8,-2.6 H8 V2.6 H-8 Z")
        .line(ink, "M-2.4,-2.4 V2.4 M2.4,-2.4 V2.4")
        .placeBack();
  }
}

package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** An infernal brute with a gilded bill, which it polishes when nobody looks. */
final class Pandadori extends PaperMonster {

  Pandadori(Palette palette) {
    super(palette, paper(palette, 3));
  }

  @Override
  void top(Collage collage) {
    int tip = colours.gold();
    collage
        .sheet(
            colours.bone(),
            "M31,33 C16,36 4,26 6,4 C12,14 20,19 33,17 Z",
            new Patch(tip, "M0,0 H14 C12,8 12,14 18,17 L8,26 L0,20 Z"))
        .sheet(
            colours.bone(),
            "M69,33 C85,35 96,24 93,2 C88,13 80,18 67,17 Z",
            new Patch(tip, "M100,0 H86 C88,6 88,12 82,16 L92,26 L100,20 Z"))
        .sheet(
            body,
            "M19,50.6 V47 C15,44 14,38 19,34 C18,28 22,24 27,24 C27,17 33,13 39,15 C42,9 51,8 55,12"
                + " C61,9 68,13 68,19 C75,19 80,25 79,31 C86,34 86,43 81,47 V50.6",
            side(PaperPart.TOP),
            new Patch(light, Shapes.ellipse(42, 20, 6, 3)),
            new Patch(shade, Shapes.ellipse(33, 40, 5, 3.6f)))
        .line(ink, "M27,24 q5,0 7,4 M55,12 q4,3 3,8 M79,31 q-6,-1 -9,3 M19,34 q4,-2 7,1");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .band(
            body,
            "M19,0 V1.6 C12,4 9,11 14,16 C7,20 8,31 15,33 C16,35 19,36 19,40.6",
            "81,40.6",
            "C81,36 84,35 85,33 C93,31 92,20 86,16.6 C92,11 88,4 81,1.6 V0",
            side(PaperPart.EYES))
        .patch(ink, "M24,12 C28,5 42,8 45,17 C47,27 40,36 31,34 C22,32 19,21 24,12 Z")
        .patch(ink, "M76,11 C72,4 59,7 56,16 C53.6,26 60,35 69,33 C78,31 80.6,20 76,11 Z")
        .eye(eye(35.4f, 22.6f).look(0.5f, 0.2f).lid(-0.75f, 0.1f), shade)
        .eye(eye(66, 21.8f).look(-0.5f, 0.2f).lid(0.1f, -0.75f), shade)
        .ink("M22,6 L44.6,14.6 M78,5 L56.6,14")
        .ink("M50,12 l-.6,6 M46.6,3 l1,4 M53.4,3 l-1,4");
  }

  private Glance eye(float x, float y) {
    return new Glance(x, y, 7.4f).pupil(Glance.Pupil.ROUND, 0.36f).iris(palette.fire());
  }

  @Override
  void bottom(Collage collage) {
    int gold = colours.gold();
    collage
        .sheet(
            body,
            "M24,8 C11,6 3,15 4,26 C5,38 14,41 20,37 C26,33 23,27 27,24 Z",
            new Patch(shade, "M0,30 H26 V44 H0 Z"))
        .line(ink, "M9,36.6 v-4.4 M14.6,38 v-4.6")
        .sheet(
            body,
            "M76,8 C89,6 97,14 96,26 C95,38 86,41.4 80,37 C74,33 77,27 73,24 Z",
            new Patch(shade, "M74,30 H100 V44 H74 Z"))
        .line(ink, "M91,36.6 v-4.4 M85.6,38 v-4.6")
        .sheet(
            body,
            "M19,0 C19,8 16,14 17,24 C17.6,31 19,36 20,40 C21,46.6 42,47 43.4,41 C44.4,37.6"
                + " 55.6,37.6 56.6,41 C58,47 79,46.6 80,40 C81,36 82.6,31 83,24 C84,14 81,8 81,0",
            side(PaperPart.BOTTOM),
            new Patch(light, "M30,52 C30,38 36,30 50,30 C64,30 70,38 70,52 Z"))
        .sheet(
            gold,
            "M28,15.6 C29,9 38,3 50,3 C62,3 71,8.4 72.4,15 C73.4,21 64,24.4 50,24.4 C36,24.4"
                + " 27,21.4 28,15.6 Z",
            new Patch(Tone.shade(gold), "M24,16 C38,22 62,22 76,15 V28 H24 Z"),
            new Patch(white, Shapes.ellipse(41, 8.4f, 6, 1.8f)))
        .ink("M28,15.8 C38,21.6 62,21.6 72.4,15.2")
        .patch(ink, Shapes.ellipse(46, 12.6f, 1.1f, 1.7f))
        .patch(ink, Shapes.ellipse(54.4f, 12.4f, 1.1f, 1.7f))
        .line(ink, "M26,41 v3 M31.6,41.6 v3 M69,41.6 v3 M74.6,41 v3");
  }
}

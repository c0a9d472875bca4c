package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** A harmless night glider with an emerald gaze. */
final class Elzendam extends PaperMonster {

  Elzendam(Palette palette) {
    super(palette, paper(palette, 6));
  }

  @Override
  void top(Collage collage) {
    collage
        .sheet(
            body,
            "M22,40 C8,30 3,16 6,1 C20,4 33,13 38,26 Z",
            new Patch(colours.blush(), "M22,34 C13,27 9,18 10,7 C20,10 28,17 32,25 Z"))
        .sheet(
            body,
            "M78,40 C92,29 97,15 93,2 C80,4 67,13 62,26 Z",
            new Patch(colours.blush(), "M78,34 C87,26 91,17 89.6,8 C80,11 72,17 68,25 Z"))
        .sheet(
            body,
            "M19,50.6 V48 C17,38 22,29 32,25 C38,22.6 42,22 45,21.6 C44,18 41,16 38,15.4 C44,12.6"
                + " 50,14 52,18 C54,14.6 58,13 62,14 C58,16 56,18.6 56,21.6 C60,22 64,23 68,25"
                + " C78,29 83,38 81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(light, "M28,53 C28,42 40,40 50,50 C60,40 72,42 72,53 Z"))
        .line(ink, "M38,32 l3,4 M50,29 v5 M62,32 l-3,4");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .band(
            body,
            "M19,0 C19,5 16,7 12,8 C15,11 15,12 9,15 C13,18 13,19 7,23 C13,24.6 14,26 11,31 C17,31"
                + " 19,33 19,40.6",
            "81,40.6",
            "C81,33 83,31 89,31.4 C86,26 87,24.6 93,23 C87,19 87,18 91,15 C85,12 85,11 88,8 C84,7"
                + " 81,5 81,0",
            side(PaperPart.EYES),
            new Patch(light, Shapes.circle(34, 19, 17)),
            new Patch(light, Shapes.circle(66, 19, 17)))
        .eye(eye(34, 18.6f).look(0.1f, 0.1f), shade)
        .eye(eye(66.4f, 18.8f).look(-0.1f, 0.1f), shade)
        .piece(colours.gold(), "M46.4,29 Q50,26.6 53.8,29 L50,37 Z");
  }

  private Glance eye(float x, float y) {
    return new Glance(x, y, 13.4f).pupil(Glance.Pupil.SLIT, 0.56f).iris(colours.emerald());
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(
            shade,
            "M22,5 C14,4 8,3 2,2.4 C4,10 3,16 1,24 C7,23 10,25 11,31 C16,29 19,31 20,36 C24,35"
                + " 28,37 30,42 L40,30 Z")
        .line(ink, "M2,2.4 C12,8 20,16 26,26 M11,31 C14,24 18,18 22,15")
        .sheet(
            shade,
            "M78,5 C86,4 92,3 98,2.4 C96,10 97,16 99,24 C93,23 90,25 89,31 C84,29 81,31 80,36"
                + " C76,35 72,37 70,42 L60,30 Z")
        .line(ink, "M98,2.4 C88,8 80,16 74,26 M89,31 C86,24 82,18 78,15")
        .stalk(colours.gold(), "M38,41 C36,44 33,46 31,47 M38.6,42 V48 M40,41 C42,44 44,46 46,47")
        .stalk(colours.gold(), "M62,41 C64,44 67,46 69,47 M61.4,42 V48 M60,41 C58,44 56,46 54,47")
        .sheet(
            body,
            "M19,0 C19,14 22,28 32,38 C37,43.6 44,45 50,45 C56,45 63,43.6 68,38 C78,28 81,14 81,0",
            side(PaperPart.BOTTOM),
            new Patch(light, "M31,14 C37,8 63,8 69,14 C72,30 62,41 50,41 C38,41 28,30 31,14 Z"))
        .line(
            ink,
            "M38,24 q3,3.4 6,0 M47,24 q3,3.4 6,0 M56,24 q3,3.4 6,0 M42.6,31 q3,3.4 6,0 M51.4,31"
                + " q3,3.4 6,0")
        .ink("M40,7 Q50,13.6 60,7")
        .piece(white, "M43.4,9 L45,13.4 L47.4,10.4 Z")
        .piece(white, "M52.8,10.4 L55,13.4 L56.8,9 Z");
  }
}

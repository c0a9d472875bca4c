package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** Lives where nobody remembers, and has been asleep there for a while. */
final class Wah extends PaperMonster {

  Wah(Palette palette) {
    super(palette, paper(palette, 12));
  }

  @Override
  void top(Collage collage) {
    int weed = colours.emerald();
    collage
        .sheet(
            colours.blush(),
            "M64,26 C63,19 60,17 58,12 C57,8 62,7 63,11 C64,14 66,15 67,12 C66,8 67,3 71,3 C75,3"
                + " 74,8 72,11 C73,14 77,13 78,9 C79,5 84,7 83,11 C81,17 75,18 74,26 Z")
        .sheet(
            body,
            "M19,50.6 V48 C17,36 20,22 36,19 C50,16 70,16 77,26 C83,34 82,42 81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(shade, Shapes.ellipse(60, 40, 5, 3.6f)))
        .sheet(
            weed,
            "M50,19 C46,10 36,8 30,12 C20,10 10,17 10,28 C10,36 6,38 4,44 C10,45 15,42 16,36 C18,40"
                + " 17,44 19,47 C24,44 26,38 24,33 C28,37 28,41 30,44 C35,40 35,34 33,29 C38,32"
                + " 39,35 41,38 C45,32 44,27 50,19 Z")
        .line(ink, "M16,35 C14,28 18,20 26,17 M24,33 C22,27 26,21 34,18 M33,29 C33,24 36,20 42,18")
        .piece(colours.bone(), "M64,36 C63,30 66,26 70,26 C75,26 77,31 76,36 C72,38 68,38 64,36 Z")
        .line(ink, "M67,35.6 L68.4,29 M73,35.6 L71.8,29");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .band(
            body,
            "M19,0 C19,6 10,8 11,15 C12,20 16,20 16,25 C16,30 19,33 19,40.6",
            "81,40.6",
            "C81,34 90,33 90,27 C90,20 83,20 84,14 C84,8 81,6 81,0",
            side(PaperPart.EYES),
            new Patch(light, Shapes.circle(50, 20, 18.4f)))
        .eye(new Glance(50, 20.4f, 15).look(0.25f, 0.55f).lid(0.12f, 0), shade)
        .ink("M33,6 Q49,-2 66,5")
        .line(ink, "M36.6,14.4 Q50,11 63,12.6 M38,36.6 Q50,41 61,36.4")
        .piece(
            colours.bone(),
            "M20,30 C20,26 23,24 25.6,25 C29,26 29,31 27.6,33.4 C25,35 21,34 20,30 Z")
        .patch(ink, Shapes.circle(24.4f, 29, 1.3f))
        .piece(colours.bone(), Shapes.circle(76.6f, 11, 4))
        .patch(ink, Shapes.circle(76.6f, 11, 1.2f));
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(body, "M24,10 C12,12 6,22 7,34 C7.4,40 15,41 16,35 C17,29 20,27 27,25 Z")
        .sheet(body, "M76,10 C88,12 94,22 93,34 C92.6,40 85,41 84,35 C83,29 80,27 73,25 Z")
        .sheet(
            body,
            "M19,0 C19,12 12,22 13,34 C13.6,42 20,47 30,46 C36,45 36,42 41,42 C46,42 46,47 52,47"
                + " C58,47 58,42 63,42 C68,42 67,46 73,46 C82,46 87,41 87,33 C87,22 81,12 81,0",
            side(PaperPart.BOTTOM),
            new Patch(
                light, "M36,40 C28,34 32,24 50,24 C68,24 72,34 64,40 Q58,36 50,40 Q43,44 36,40 Z"))
        .ink("M33,13 C36,8 40,8 43,11.6 C46,15 50,15 53,11.4 C56,8 61,8 65,12.6")
        .piece(white, "M36.6,9.6 L38,4 L41.4,9.4 Z")
        .place(70, 29, 14, 1)
        .piece(
            colours.blush(),
            "M0,-9 Q2,-3.4 3,-3.2 Q9,-3.4 8.6,-2.4 Q4.6,1 4.8,2 Q6.6,7.4 5.4,7.4 Q1,4.6 0,4.6"
                + " Q-1,4.6 -5.4,7.4 Q-6.6,7.4 -4.8,2 Q-4.6,1 -8.6,-2.4 Q-9,-3.4 -3,-3.2 Q-2,-3.4"
                + " 0,-9 Z")
        .patch(ink, Shapes.circle(-1.5f, -0.4f, 0.9f))
        .patch(ink, Shapes.circle(1.7f, -0.4f, 0.9f))
        .place(35, 31, -16, 1)
        .ink("M0,-7 V6 M-4,-3 H4 M-6,2 C-5,7 5,7 6,2")
        .piece(colours.bone(), Shapes.circle(0, -8, 2.2f))
        .placeBack();
  }
}

package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** The maestro of the fire jets, in evening dress. */
final class Twik extends PaperMonster {

  private static final String FLAME =
      "M-5,0 C-8,-6 -4,-9 -4,-13 C-1,-12 0,-10 1,-8 C2,-11 2,-14 1,-17 C6,-13 8,-6 5,0 Z";
  private static final String CORE = "M-2.4,0 C-4,-3 -1,-5 0,-8 C3,-5 3.4,-2 2.4,0 Z";

  private final int coat;

  Twik(Palette palette) {
    super(palette, paper(palette, 9));
    coat = palette.mouth();
  }

  @Override
  void top(Collage collage) {
    jet(collage, 29, 30, 12);
    jet(collage, 50, 21, 12.6f);
    jet(collage, 71, 31, 12);
    collage
        .sheet(
            body,
            "M19,50.6 V48 C17,37 24,31 34,29 C39,27 44,26 50,26 C58,26 64,28 68,29 C77,32 83,38"
                + " 81,48 V50.6",
            side(PaperPart.TOP))
        .line(ink, "M31,41 q5,-4 9,0 M60,40 q5,-4 9,0 M46,35.4 q4,-3 8,0");
  }

  private void jet(Collage collage, float x, float y, float width) {
    collage
        .place(x, y - 6, 0, 0.94f)
        .sheet(palette.fire(), FLAME)
        .patch(colours.gold(), CORE)
        .place(x, y, 0, 1)
        .sheet(coat, Shapes.roundedBox(width - 3, 15, 1))
        .place(x, y - 6, 0, 1)
        .piece(colours.gold(), Shapes.roundedBox(width, 5, 1.6f))
        .placeBack();
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(white, "M21,4 L8,2.4 L12,8 L3,9 L10,15 L2,19 L10,22 L4,29 L13,29 L11,37 L21,34 Z")
        .sheet(
            white, "M79,4 L92,2.4 L88,8 L97,9 L90,15 L98,19 L90,22 L96,29 L87,29 L89,37 L79,34 Z")
        .band(body, "M19,0 V40.6", "81,40.6", "V0", side(PaperPart.EYES))
        .eye(new Glance(35, 20, 9.4f).look(-0.2f, 0.5f).lid(0.05f, -0.1f), shade)
        .eye(new Glance(64, 20, 11).look(-0.3f, 0.4f).lid(-0.35f, -0.5f), shade)
        .line(colours.gold(), Shapes.circle(64, 20, 13.8f))
        .line(colours.gold(), "M75,29 C79,33 77,36 79,39.6")
        .ink("M25,8.6 C30,3.6 38,4 43,8 M55,3.6 C61,.8 69,1 74,5")
        .line(ink, "M46.4,30.6 q3,3 6.4,-.2");
  }

  @Override
  void bottom(Collage collage) {
    collage
        .stalk(white, "M10,14 L3.6,3.6")
        .sheet(coat, "M22,12 C14,10 8,12 6,17 C5,22 10,24 14,22 C17,20.6 20,23 24,25 Z")
        .piece(white, Shapes.circle(9.4f, 17, 5))
        .sheet(coat, "M78,12 C88,12 95,18 94,27 C93.6,31 88,32 86,28 C84.6,25 82,24 76,25 Z")
        .piece(white, Shapes.circle(90, 28.6f, 5))
        .sheet(
            coat,
            "M36,37 C36,42 34,44 28,45.4 C25,46.4 25,49 28,49 H47 L50,42 L53,49 H72 C75,49 75,46.4"
                + " 72,45.4 C66,44 64,42 64,37 Z")
        .sheet(
            body,
            "M19,0 C19,12 16,20 19,29 C22,38 34,43 50,43 C66,43 78,38 81,29 C84,20 81,12 81,0",
            side(PaperPart.BOTTOM),
            new Patch(coat, "M12,7 C30,14 70,14 88,7 V52 H12 Z"),
            new Patch(white, "M35,11 C42,13 58,13 65,11 L52,46 L48,46 Z"))
        .line(light, "M33,12 L47,38 M67,12 L53,38")
        .ink("M19,9 C32,14 68,14 81,9")
        .ink("M39,5 C43,1 47,2 50,5 C53,2 57,1 61.4,5")
        .piece(palette.fire(), "M50,15.6 L38,10.4 C36,14 36,18 38,21.6 Z")
        .piece(palette.fire(), "M50,15.6 L62,10.4 C64,14 64,18 62,21.6 Z")
        .piece(palette.fire(), Shapes.circle(50, 15.8f, 3))
        .patch(ink, Shapes.circle(50, 25.6f, 1.5f))
        .patch(ink, Shapes.circle(50, 32, 1.5f));
  }
}

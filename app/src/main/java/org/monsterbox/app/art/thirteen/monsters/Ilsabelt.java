package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;

/** A prankster who breathes brimstone and winks. */
final class Ilsabelt extends PaperMonster {

  Ilsabelt(Palette palette) {
    super(palette, paper(palette, 8));
  }

  @Override
  void top(Collage collage) {
    collage
        .sheet(colours.bone(), "M28,34 C14,28 8,16 14,1 C17,11 24,17 38,22 Z")
        .line(ink, "M14.6,14 l5.4,-2.6 M19,22 l6,-4.6")
        .sheet(colours.bone(), "M72,34 C86,28 92,17 88,3 C84,11 76,17 62,22 Z")
        .line(ink, "M86,15 l-5.6,-2.6 M81,23 l-6,-4.8")
        .sheet(
            body,
            "M19,50.6 V48 L12,45 L18,39 L13,33 L21,30 C25,23 33,20 41,19 L45,11 L50,17 L56,8 L59,19"
                + " C67,20 75,23 79,30 L87,33 L82,39 L88,45 L81,48 V50.6",
            side(PaperPart.TOP),
            new Patch(
                light,
                "M40,47 L36,38 L43,41 L45,31 L50,38 L56,30 L58,41 L65,37 L61,47 Q50,51 40,47 Z"));
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(
            body,
            "M21,13 L1,4 L9,15 L3,21 L11,25 L9,33 L21,30 Z",
            new Patch(light, "M21,17 L9,11 L14,17 L10,21 L16,24 L15,29 L21,27 Z"))
        .sheet(
            body,
            "M79,13 L99,3 L92,15 L98,21 L89,25 L92,33 L79,30 Z",
            new Patch(light, "M79,17 L91,11 L87,17 L91,21 L85,24 L86,29 L79,27 Z"))
        .band(
            body,
            "M19,0 C19,10 17,12 17,20 C17,28 19,30 19,40.6",
            "81,40.6",
            "C81,30 83,28 83,20 C83,12 81,10 81,0",
            side(PaperPart.EYES))
        .eye(
            new Glance(36, 20, 12.4f)
                .look(0.7f, 0.1f)
                .pupil(Glance.Pupil.SLIT, 0.5f)
                .iris(colours.gold())
                .lid(-0.75f, -0.3f),
            shade)
        .ink("M23,7 Q33,0 46,7")
        .ink("M56,22.6 Q66,12 77,21 M77,21 l3.4,-2.6 M74,17.6 l2.6,-3.4 M56.6,12 Q66,5 75,8.6")
        .patch(ink, Shapes.ellipse(47.6f, 33, 1.5f, 1.1f))
        .patch(ink, Shapes.ellipse(54, 33, 1.5f, 1.1f));
  }

  @Override
  void bottom(Collage collage) {
    collage
        .sheet(body, "M76,44 C86,46 92,40 90,32 L86,33 L91,18 L99,31 L95,31 C97,44 88,51 75,48.6 Z")
        .sheet(
            body,
            "M23,8 C12,9 5,16 6,26 L2,30 L8,31 L9,36 L13,32 L18,35 L17,29 C16,24 20,21 26,21 Z")
        .sheet(
            body,
            "M19,0 C19,12 15,20 17,30 L14,36 L20,37 L19,44 C22,48.6 40,48.6 42,44 L46,38 L50,43"
                + " L54,38 L59,44 C61,48.6 78,48.6 81,44 L80,37 L86,36 L83,30 C85,20 81,12 81,0",
            side(PaperPart.BOTTOM),
            new Patch(
                light,
                "M34,53 L30,40 L38,42 L41,32 L47,37 L51,29 L55,37 L61,32 L63,42 L70,39 L66,53 Z"))
        .piece(
            palette.mouth(), "M27,5 C40,10.6 58,10 72,4.4 C71,19 58,24 48,23 C36,22 28,15 27,5 Z")
        .patch(colours.blush(), Shapes.ellipse(47, 19.6f, 8, 2.6f))
        .piece(white, "M32,7.2 L36,14.4 L40,8.6 Z")
        .piece(white, "M59,8.6 L63,14.6 L67,6.8 Z")
        .sheet(
            colours.gold(),
            "M63,13 C69,16 73,14 77,15 C79,11 77,8 79,3 C83,6 85.6,10 85,14 C88,12 90,9 90,5 C96,10"
                + " 98,18 93,23.6 C86,30 71,26 63,13 Z",
            new Patch(
                palette.fire(),
                "M68,16 C74,18.4 78,17 82,18 C84,16 85,14 87,14 C88,16 91,15 92,13 C93,18 91,21"
                    + " 88,22.6 C82,25 74,22 68,16 Z"));
  }
}

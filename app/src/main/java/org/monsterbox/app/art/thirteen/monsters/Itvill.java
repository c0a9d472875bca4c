package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A diver from the backwoods with opinions on everything. */
final class Itvill extends PaperMonster {

  Itvill(Palette palette) {
    super(palette, paper(palette, 10));
  }

  @Override
  void top(Collage collage) {
    int cap = palette.fire();
    collage
        .sheet(colours.gold(), "M84,48 V18 C84,6 72,6 72,17 H78 C78,13.6 79,13.6 79,18 V48 Z")
        .sheet(
            body,
            "M19,50.6 V48 C19,40 20,32 26,27 C40,22 62,22 74,27 C80,32 81,40 81,48 V50.6",
            side(PaperPart.TOP))
        .sheet(
            cap,
            "M17,36 C17,20 28,9 48,9 C68,9 77,20 77,35 C60,30 34,30 17,36 Z",
            new Patch(
                Tone.shade(cap), "M27,-2 H35 V44 H27 Z M45,-2 H53 V44 H45 Z M63,-2 H71 V44 H63 Z"),
            new Patch(Tone.shade(cap), "M8,13 H90 V18 H8 Z M8,24 H90 V29 H8 Z"))
        .sheet(cap, "M20,33 C10,33 4,37 3,42.6 C14,46 34,43 52,38.6 C42,32 30,31 20,33 Z")
        .piece(white, Shapes.circle(47, 8, 4.6f))
        .line(ink, "M60,42 q4,-3 8,0");
  }

  @Override
  void eyes(Collage collage) {
    collage
        .sheet(
            light,
            "M20,12 C13,10 8,5 4,4 C6,9 5,12 2,15 C6,17 6,20 2,24 C6,25 7,29 5,34 C12,33 16,30"
                + " 20,29 Z")
        .sheet(
            light,
            "M80,12 C87,10 92,5 96,4 C94,9 95,12 98,15 C94,17 94,20 98,24 C94,25 93,29 95,34 C88,33"
                + " 84,30 80,29 Z")
        .band(body, "M19,0 V40.6", "81,40.6", "V0", side(PaperPart.EYES))
        .patch(ink, "M17.8,15 H82.2 V24 H17.8 Z")
        .sheet(
            colours.frost(),
            "M24,13 C24,5 30,4 36,4 H64 C71,4 77,5 77,13 V24 C77,31 72,35 65,35 C58,35 56,30 50,30"
                + " C44,30 42,35 35,35 C28,35 24,31 24,24 Z",
            new Patch(white, "M28,0 H36 L24,26 V12 Z"))
        .eye(new Glance(38, 20, 8.6f).look(0.5f, -0.1f).lid(-0.1f, -0.1f), light)
        .eye(new Glance(62.6f, 19, 9.4f).look(-0.2f, -0.3f).lid(-0.75f, -0.85f), light)
        .ink("M30,9.6 H44 M55,6.6 Q63,2 71,7");
  }

  @Override
  void bottom(Collage collage) {
    int shirt = palette.fire();
    collage
        .sheet(colours.gold(), "M30,40 C20,41 10,44 6,49 H40 L42,41 Z")
        .line(ink, "M16,48 l8,-4.6 M25,48.6 l5,-5")
        .sheet(colours.gold(), "M70,40 C80,41 90,44 94,49 H60 L58,41 Z")
        .line(ink, "M84,48 l-8,-4.6 M75,48.6 l-5,-5")
        .sheet(body, "M77,14 C87,12 91,8 90,2.4 C90,2.4 95,2.4 95.4,4 C98,14 90,24 76,25 Z")
        .sheet(body, "M23,13 C12,15 6,22 9,29 C11,33 17,32 17,28 C17,25 20,25 26,25 Z")
        .sheet(
            body,
            "M19,0 C19,14 16,24 20,34 C22,41 34,45 50,45 C66,45 78,41 80,34 C84,24 81,14 81,0",
            side(PaperPart.BOTTOM),
            new Patch(shirt, "M10,27 H90 V50 H10 Z"),
            new Patch(
                Tone.shade(shirt),
                "M26,27 h8 v24 h-8 Z M46,27 h8 v24 h-8 Z M66,27 h8 v24 h-8 Z M10,34 H90 V40 H10 Z"))
        .ink("M17.6,27 H82.4")
        .piece(palette.mouth(), Shapes.ellipse(50, 12.6f, 9, 4.6f))
        .sheet(
            white,
            "M50,4 C45,1 36,2 33,6 C30,9 26,9 23,7 C23,13 27,16 31,16 C30,20 32,22 35,22 C35,26"
                + " 39,28 42,26 C44,30 50,30 51,27 C54,30 59,29 60,26 C64,27 67,25 67,21 C70,21"
                + " 71,18 70,16 C74,15 78,12 78,7 C74,9 70,9 67,6 C63,2 55,1 50,4 Z")
        .piece(palette.mouth(), "M42,14 Q50,10 58,13.6 Q50,19 42,14 Z")
        .line(ink, "M50,4 V8 M38,19 q2,2 1,4 M61,19 q-2,2 -1,4");
  }
}

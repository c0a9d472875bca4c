package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;

/** The last curse, in negative: light lines on dark. */
final class Ghost extends PaperMonster {

  private final int line;

  Ghost(Palette palette) {
    super(palette, palette.outline());
    line = palette.thirteen().ghostLine();
  }

  @Override
  void top(Collage collage) {
    String hood =
        "M19,50.6 V48 C18,30 24,14 40,8 C48,5 55,6 60,2 C60,8 64,10 69,15 C79,24 82,36 81,48 V50.6";
    String wisp = "M16,34 C8,32 5,25 9,18 C11,23 14,24 17,23 C15,27 15,30 18,33";
    String other = "M84,30 C91,28 94,21 91,14 C88,18 86,20 83,19 C85,23 85,26 82,29";
    collage
        .sheet(body, wisp)
        .line(line, wisp)
        .sheet(body, other)
        .line(line, other)
        .sheet(body, hood)
        .ink(hood)
        .line(line, hood)
        .patch(
            line,
            "M55,16 C45,17 40,25 44,32 C48,38 56,39 61,35 C53,35 48,30 49,25 C50,21 52,18 55,16 Z")
        .line(line, "M28,40 C28,34 30,29 33,25 M70,30 C73,34 74,38 74,42");
  }

  @Override
  void eyes(Collage collage) {
    String left = "M19,0 C19,6 13,8 14,14 C15,19 21,20 19,26 C17,31 19,34 19,40.6";
    String right = "C81,34 85,32 84,26 C83,20 79,19 81,13 C83,8 81,6 81,0";
    collage
        .band(body, left, "81,40.6", right)
        .line(line, left + " M81,40.6 " + right)
        .eye(
            new Glance(34, 20, 11).look(0.5f, 0.3f).pupil(Glance.Pupil.ROUND, 0.4f).inNegative(),
            body)
        .eye(
            new Glance(66, 18, 12.6f)
                .look(-0.5f, 0.4f)
                .pupil(Glance.Pupil.ROUND, 0.34f)
                .inNegative(),
            body)
        .eye(
            new Glance(50, 7.6f, 5.4f).look(0, 0.6f).pupil(Glance.Pupil.ROUND, 0.4f).inNegative(),
            body)
        .line(line, "M48,31 l2,-3 l2.4,3");
  }

  @Override
  void bottom(Collage collage) {
    String hem =
        "M19,0 C19,12 15,20 14,29 L8,43 L19,37 L24,48 L33,38 L41,49 L49,39 L57,48.4 L64,38 L74,48.6"
            + " L79,37 L92,44 L86,29 C85,20 81,12 81,0";
    String grin = "M29,9 C40,13 60,13 72,8 C70,18 61,23 50,23 C39,23 31,18 29,9 Z";
    collage
        .sheet(body, hem)
        .line(line, hem)
        .line(line, grin)
        .line(line, "M38,10.6 L38,19.4 M46,11.6 V22.4 M54,11.6 V22.4 M63,10.4 V18.6")
        .line(
            line, "M24,28 C25,31 24,33 22,35 M50,28 C51,31 50,33 49,35 M75,27 C75,30 76,32 78,34");
  }

  @Override
  void stub(Collage collage, float from, float to) {
    String edges = "M19," + from + " V" + to + " M81," + to + " V" + from;
    collage.band(body, "M19," + from + " V" + to, "81," + to, "V" + from).line(line, edges);
  }
}

package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The guests of the stretch goals. */
record Visitors(Collage collage, TileColours colours) {

  private int white() {
    return collage.palette().white();
  }

  private int ink() {
    return collage.palette().outline();
  }

  void panda() {
    int dark = colours.of(R.color.tile_suit_black);
    collage
        .sheet(dark, Shapes.circle(16, 55, 6.4f))
        .sheet(dark, Shapes.circle(44, 54, 6))
        .sheet(dark, "M12,84 C4,88 4,100 10,104 L18,96 Z")
        .sheet(dark, "M48,84 C56,88 56,100 50,104 L42,96 Z")
        .sheet(
            white(),
            "M30,74 C46,74 50,88 48,100 C46,110 38,112 30,112 C22,112 14,110 12,100 C10,88 14,74 30,74 Z")
        .sheet(
            white(),
            "M30,50 C44,50 48,60 47,68 C46,80 38,84 30,84 C22,84 14,80 13,68 C12,60 16,50 30,50 Z")
        .patch(dark, Shapes.ellipse(22.4f, 66, 6.4f, 7.4f))
        .patch(dark, Shapes.ellipse(38, 65.4f, 6.4f, 7.4f))
        .eye(new Glance(23, 66, 4).look(0.3f, 0.2f), dark)
        .eye(new Glance(37.4f, 65.4f, 4).look(-0.3f, 0.2f), dark)
        .patch(ink(), Shapes.ellipse(30, 74.6f, 2.6f, 1.8f))
        .ink("M26,79 Q30,82 34,78.6")
        .stalk(colours.of(R.color.emerald), "M20,104 L42,90");
  }

  void unicorn(int mane) {
    int hair = colours.of(mane);
    collage
        .ink("M20,98 V112 M27,100 V113 M39,100 V113 M45,98 V112")
        .sheet(hair, "M48,84 C56,86 57,96 53,104 C50,98 46,96 45,92 Z")
        .sheet(
            white(),
            "M18,70 C12,70 9,64 12,60 C16,56 24,54 30,58 C36,62 36,72 37,78 C46,77 51,84 49,92 C48,102"
                + " 40,104 32,104 C21,104 15,100 16,91 C17,84 22,80 22,74 C21,71 20,70 18,70 Z")
        .sheet(hair, "M29,57 C37,54 43,62 40,70 C44,74 42,80 38,82 C36,74 34,68 27,62 Z")
        .sheet(colours.of(R.color.tile_gold), "M21,57 L15,40 L27,55 Z")
        .line(ink(), "M18.4,50 L22.6,48.6")
        .eye(new Glance(24, 63.4f, 4.6f).look(-0.5f, 0.2f), Tone.shade(hair))
        .ink("M13,66 Q16,68 19,66");
  }

  void ambassador() {
    int coat = colours.of(R.color.tile_mutagen);
    int skin = colours.of(R.color.tile_toad);
    collage
        .sheet(ink(), "M18,50 V44 C18,38 42,38 42,44 V50 Z")
        .sheet(ink(), "M12,50 H48 V54 H12 Z")
        .sheet(
            coat,
            "M14,112 C10,96 14,80 30,80 C46,80 50,96 46,112 Z",
            new Patch(white(), "M26,78 L30,98 L35,78 Z"),
            new Patch(colours.of(R.color.tile_horn), "M8,92 L52,110 V116 L8,98 Z"))
        .sheet(skin, Shapes.ellipse(30, 67, 14, 13.4f))
        .eye(new Glance(24.4f, 64, 5).look(0.2f, 0.2f), Tone.shade(skin))
        .eye(new Glance(36, 64, 5).look(0.2f, 0.2f).lid(-0.2f, -0.4f), Tone.shade(skin))
        .line(ink(), Shapes.circle(36, 64, 6.6f))
        .ink("M22,74 Q30,70 38,74 M42,68 q4,8 2,16")
        .piece(colours.of(R.color.tile_gold), Shapes.circle(21, 95, 3));
  }

  void yeti() {
    int fur = colours.of(R.color.tile_wool);
    int face = colours.of(R.color.tile_chick);
    collage
        .sheet(
            fur,
            "M30,46 C38,44 44,50 45,58 C53,64 56,80 55,94 L50,90 L49,100 L45,97 L46,112 H34 L31,106"
                + " L27,112 H15 L16,97 L11,100 L10,90 L5,94 C4,78 8,64 15,58 C16,50 22,46 30,46 Z",
            new Patch(Tone.shade(fur), "M40,48 C46,70 44,96 40,112 H58 V60 Z"))
        .sheet(face, Shapes.ellipse(30, 67, 12, 11))
        .eye(new Glance(25, 64, 4.8f).look(0.3f, 0.2f).lid(-0.6f, -0.1f), Tone.shade(face))
        .eye(new Glance(36, 64, 4.8f).look(-0.3f, 0.2f).lid(-0.1f, -0.6f), Tone.shade(face))
        .ink("M23,73 Q30,70 37,73")
        .piece(white(), "M25,72.6 l1.8,-3.4 l2,3 Z")
        .piece(white(), "M32,71.8 l1.8,-3 l2,3.4 Z");
  }
}

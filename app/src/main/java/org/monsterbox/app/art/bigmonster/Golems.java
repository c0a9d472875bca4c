package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Tone;

/** The monsters of the runes: stones that woke up. */
record Golems(Collage collage, TileColours colours) {

  private int stone() {
    return colours.of(R.color.tile_golem);
  }

  private int glow() {
    return colours.of(R.color.tile_beam);
  }

  void single() {
    int stone = stone();
    collage
        .sheet(Tone.shade(stone), "M14,80 L7,84 L6,98 L13,100 L17,90 Z")
        .sheet(Tone.shade(stone), "M46,80 L53,84 L54,98 L47,100 L43,90 Z")
        .sheet(Tone.shade(stone), "M18,102 H28 L29,112 H16 Z")
        .sheet(Tone.shade(stone), "M32,102 H42 L44,112 H31 Z")
        .sheet(
            stone,
            "M17,48 L41,45 L46,70 L44,105 L16,105 L13,72 Z",
            new Patch(Tone.light(stone), "M17,48 L41,45 L38,54 L18,57 L16,74 L13,72 Z"))
        .eye(new Glance(24, 62, 5).look(0.3f, 0.2f).lid(-0.2f, -0.4f), Tone.shade(stone))
        .eye(new Glance(37, 61, 5.6f).look(-0.2f, 0.2f).lid(-0.5f, -0.2f), Tone.shade(stone))
        .ink("M22,72 L38,71")
        .line(glow(), "M25,80 V99 M25,80 L36,86 L25,91 M30,89 L37,98");
  }

  /** Two small ones, one on the shoulders of the other. */
  void twins() {
    int stone = stone();
    int other = Tone.light(stone);
    collage
        .sheet(
            other,
            "M19,42 L40,40 L43,58 L41,74 L18,74 L16,60 Z",
            new Patch(stone, "M43,58 L41,74 L18,74 L17,68 L36,66 L38,40 H46 Z"))
        .eye(new Glance(25, 53, 4.4f).look(0.3f, 0.3f), stone)
        .eye(new Glance(35.4f, 52.4f, 4).look(-0.2f, 0.3f), stone)
        .ink("M24,61 Q30,64 36,60.6")
        .line(glow(), "M26,66 v6 m0,-6 l5,3 l-5,2")
        .sheet(Tone.shade(stone), "M12,86 L6,90 L6,101 L12,102 Z")
        .sheet(Tone.shade(stone), "M48,86 L54,90 L54,101 L48,102 Z")
        .sheet(
            stone,
            "M14,74 L46,73 L49,92 L46,112 L15,112 L11,92 Z",
            new Patch(Tone.shade(stone), "M49,92 L46,112 L15,112 L14,106 L40,103 L42,73 H50 Z"))
        .eye(new Glance(23, 85, 5.4f).look(0.3f, -0.3f), Tone.shade(stone))
        .eye(new Glance(37.4f, 84.6f, 5).look(-0.3f, -0.3f), Tone.shade(stone))
        .ink("M22,95 L38,94.4")
        .line(glow(), "M27,99 v9 m0,-9 l6,4 l-6,2 m3,-1 l4,4");
  }
}

package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/**
 * The Big Monster, one long creature over two tiles. At the edge where they meet both halves have
 * the same height, so that they join without a line.
 */
record BigOne(Collage collage) {

  private int skin() {
    return collage.palette().planet().monster();
  }

  /** The tail and the back. */
  void left() {
    int skin = skin();
    int shade = Tone.shade(skin);
    collage
        .sheet(shade, "M27,92 l1,15 q0,4 5,4 h3 q3,0 2,-4 l-1,-14 Z")
        .sheet(shade, "M46,94 l1,13 q0,4 5,4 h3 q3,0 2,-4 l-1,-13 Z")
        .sheet(collage.palette().ghost(), Shapes.circle(11, 45, 6))
        .patch(
            skin,
            "M61,58 C52,54 44,60 36,66 C28,72 22,70 19,62 C17,56 16,50 11,48 C6,50 6,56 6,62"
                + " C8,86 22,100 40,100 C48,100 54,98 61,98 Z")
        .patch(
            Tone.light(skin),
            "M10,76 C18,92 34,94 61,88 V98 C54,98 48,100 40,100 C26,100 16,92 10,76 Z")
        .patch(shade, Shapes.ellipse(44, 68, 5, 3.6f))
        .patch(shade, Shapes.ellipse(30, 78, 3.4f, 2.4f))
        .patch(shade, Shapes.ellipse(55, 76, 2.6f, 2))
        .ink(
            "M61,58 C52,54 44,60 36,66 C28,72 22,70 19,62 C17,56 16,50 11,48 C6,50 6,56 6,62"
                + " C8,86 22,100 40,100 C48,100 54,98 61,98");
  }

  /** The head. */
  void right() {
    int skin = skin();
    int shade = Tone.shade(skin);
    collage
        .sheet(shade, "M8,94 l1,13 q0,4 5,4 h3 q3,0 2,-4 l-1,-13 Z")
        .sheet(shade, "M27,93 l1,14 q0,4 5,4 h3 q3,0 2,-4 l-1,-14 Z")
        .sheet(skin, "M16,56 C14,48 13,44 10,41 L15,38 C19,43 21,48 22,54 Z")
        .sheet(skin, "M34,52 C34,45 36,39 40,35 L45,38 C41,43 41,47 41,53 Z")
        .patch(
            skin,
            "M-1,58 C6,60 10,54 18,51 C34,46 54,52 56,70 C58,84 48,92 38,95 C26,99 12,97 -1,98 Z")
        .patch(
            Tone.light(skin), "M-1,88 C14,92 30,94 46,88 C42,93 38,95 34,96 C22,98 12,97 -1,98 Z")
        .ink("M-1,58 C6,60 10,54 18,51 C34,46 54,52 56,70 C58,84 48,92 38,95 C26,99 12,97 -1,98")
        .eye(new Glance(10, 38, 7).look(0.6f, 0.3f), shade)
        .eye(new Glance(43, 35, 8.4f).look(0.5f, 0.4f).lid(-0.5f, -0.3f), shade)
        .piece(
            collage.palette().mouth(),
            "M14,70 C24,75 42,74 53,66 C55,80 46,88 34,87 C22,87 15,80 14,70 Z")
        .piece(collage.palette().white(), "M20,72.4 l3,6.4 l4,-5.2 Z")
        .piece(collage.palette().white(), "M40,72.6 l4.4,5.8 l2.4,-8 Z")
        .ink("M30,60 v2 M38,59 v2");
  }
}

package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The dragons of the lava, in a paper of one colour. */
record Dragons(Collage collage, @ColorInt int skin) {

  private int white() {
    return collage.palette().white();
  }

  /** Slim, with a long neck. */
  void calm() {
    wings();
    horns("M24,54 L20,42 L29,50 Z", "M35,54 L40,43 L32,50 Z");
    collage
        .sheet(
            skin,
            "M19,110 C14,98 17,88 23,82 C26,78 24,72 21,68 C18,60 22,51 31,50 C41,50 45,58 42,66"
                + " C40,72 38,78 40,83 C46,90 46,100 42,110 C35,113 26,113 19,110 Z",
            new Patch(Tone.light(skin), Shapes.ellipse(30, 102, 8.4f, 16)))
        .line(collage.palette().outline(), "M23,94 H37 M22.6,101 H37.6")
        .eye(new Glance(26.4f, 60, 4.8f).look(0.4f, 0.3f), Tone.shade(skin))
        .eye(new Glance(37, 59.6f, 4.2f).look(-0.2f, 0.3f), Tone.shade(skin))
        .ink("M26,70 Q32,73.6 38,69.6")
        .piece(white(), "M29,71.4 l1.6,3 l1.8,-2.8 Z");
  }

  /** As round as it is good-humoured. */
  void round() {
    wings();
    horns("M20,66 L15,53 L26,61 Z", "M40,66 L45,52 L34,61 Z");
    collage
        .sheet(
            skin,
            "M30,58 C43,58 46,70 46,80 C48,96 44,111 30,111 C16,111 12,96 14,80 C14,70 17,58 30,58 Z",
            new Patch(Tone.light(skin), Shapes.ellipse(30, 101, 11, 12)))
        .eye(new Glance(23.4f, 72, 5.6f).look(0.3f, 0.2f), Tone.shade(skin))
        .eye(new Glance(37.4f, 71, 6.4f).look(-0.3f, 0.3f), Tone.shade(skin))
        .piece(collage.palette().mouth(), "M20,82 Q30,86 41,81 Q38,93 30,93 Q22,93 20,82 Z")
        .piece(white(), "M25,83.6 l2.2,4 l2.6,-3.4 Z")
        .piece(white(), "M35,83.4 l2,3.4 l2,-4.4 Z")
        .ink("M28,78 v1 M33,77.6 v1");
  }

  /** Steam, fangs and a frown. */
  void furious() {
    wings();
    collage
        .sheet(collage.palette().fire(), "M30,40 C34,46 40,46 39,54 L22,54 C20,48 27,47 30,40 Z")
        .sheet(skin, "M18,64 C12,58 12,50 15,45 C18,51 23,53 27,56 Z")
        .sheet(skin, "M42,64 C48,58 48,50 45,45 C42,51 37,53 33,56 Z")
        .sheet(
            skin,
            "M30,52 C42,52 45,62 44,72 C43,78 44,84 46,92 C48,102 43,111 30,111 C17,111 12,102 14,92"
                + " C16,84 17,78 16,72 C15,62 18,52 30,52 Z",
            new Patch(Tone.light(skin), Shapes.ellipse(30, 104, 10, 9)))
        .eye(new Glance(23.4f, 66, 5.4f).look(0.5f, 0.3f).lid(-0.8f, 0.2f), Tone.shade(skin))
        .eye(new Glance(37, 66, 5.4f).look(-0.5f, 0.3f).lid(0.2f, -0.8f), Tone.shade(skin))
        .piece(collage.palette().mouth(), "M19,78 Q30,74 41,78 Q42,94 30,94 Q18,94 19,78 Z")
        .piece(white(), "M21,77.6 l2.6,6 l3,-7 Z")
        .piece(white(), "M33.6,76.6 l3,7 l2.6,-6 Z")
        .piece(white(), "M26,93.4 l2.4,-5 l2.6,5.4 Z");
  }

  private void wings() {
    int shade = Tone.shade(skin);
    collage
        .sheet(shade, "M20,88 C12,76 9,84 10,100 C13,97 15,98 17,102 C18,99 20,98 22,99 Z")
        .sheet(shade, "M40,88 C48,76 51,84 50,100 C47,97 45,98 43,102 C42,99 40,98 38,99 Z");
  }

  private void horns(String left, String right) {
    collage.sheet(Tone.light(skin), left).sheet(Tone.light(skin), right);
  }
}

package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Eye;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The Big Monster itself, as long as two tiles. */
final class LongCreature {

  private final Collage collage;
  private final Palette palette;
  private final int skin;

  LongCreature(Collage collage) {
    this.collage = collage;
    palette = collage.palette();
    skin = palette.planet().monster();
  }

  void glue() {
    feet();
    body();
    stalks();
    head();
  }

  private void feet() {
    int far = Tone.shade(skin);
    collage
        .sheet(far, "M29.5,58 l.4,7 q0,3 3.4,3 h2.6 q2,0 1.6,-2.6 l-1,-8 Z")
        .sheet(far, "M40,60 v7 q0,3 3.4,3 h2.6 q2,0 1.6,-2.6 l-1,-8 Z")
        .sheet(far, "M50.5,59 l.4,8 q0,3 3.4,3 h2.6 q2,0 1.6,-2.6 l-1,-8 Z")
        .sheet(far, "M60.5,58 v7.6 q0,3 3.4,3 h2.6 q2,0 1.6,-2.6 l-1,-8 Z");
  }

  private void body() {
    int spot = Tone.shade(skin);
    collage
        .sheet(palette.ghost(), Shapes.circle(10.2f, 31, 4))
        .sheet(
            skin,
            "M70,42 C77,52 74,63 64,63.5 C58,64 55,62 51,62.5 C46,63.5 42,64.6 36,64.2"
                + " C24,63.5 13,54 9.5,38 C8.6,33.5 13,32 14.4,36 C17,43 20,47.5 25,47.6"
                + " C29,47.6 30,42 35,40.5 C40,39 43,44.5 47,43 C51,41.4 50,33 56,29"
                + " C62,25 68,31 70,42 Z",
            new Patch(
                Tone.light(skin),
                "M80,50 C70,60 66,56.5 61,57 C54,57.6 50,55.6 44,57"
                    + " C34,59.4 22,56 10,42 L12,72 L80,72 Z"),
            new Patch(spot, Shapes.ellipse(34.5f, 42.5f, 4, 3)),
            new Patch(spot, Shapes.ellipse(42.5f, 48.5f, 2.4f, 1.8f)),
            new Patch(spot, Shapes.ellipse(27, 50.5f, 2.2f, 1.7f)));
  }

  private void stalks() {
    collage
        .sheet(skin, "M53.5,29 C53,23.5 51,21 48.5,18 L52,15.5 C55.5,19.5 58,22 59,27 Z")
        .sheet(skin, "M62,27 C62.5,21 63.5,16 66,12 L70,14 C67.5,18 67,22 67.4,28 Z");
    new Eye(48.5f, 16, 5, 0.8f, 0.1f).open(collage);
    new Eye(68.4f, 11.2f, 5.9f, 0.9f, 0.1f).lidded(collage, Tone.shade(skin), -0.55f, -0.35f);
  }

  private void head() {
    collage
        .sheet(
            skin,
            "M48,34 C48,27 54,24 62,24 C73,24 80.5,29.5 80.5,37 C80.5,44.5 72,48.5 63,48.5"
                + " C54,48.5 48,42.5 48,34 Z")
        .piece(
            palette.mouth(),
            "M53,36 C59.5,39.4 70,39 77.8,34.4 C79,43 71.5,46.4 64,46 C57,45.6 53.4,41.5 53,36 Z",
            new Patch(palette.fire(), Shapes.ellipse(67, 47.5f, 8, 4.4f)))
        .piece(palette.white(), "M56.8,37.6 L58.6,41.6 L61.4,38.6 Z")
        .piece(palette.white(), "M70.5,38 L73.6,42 L75,36 Z")
        .ink("M65,28.6 v1.4 M71,29 v1.4");
  }
}

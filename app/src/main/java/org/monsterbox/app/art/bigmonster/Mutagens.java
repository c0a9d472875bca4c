package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The flat tiles whose monsters shoot beams. */
record Mutagens(Collage collage, TileColours colours) {

  private int skin() {
    return colours.of(R.color.tile_mutagen);
  }

  /** Two that hang on one rope and shoot down. */
  void twins() {
    collage.ink("M0,9 Q60,3 120,9 M30,6 V14 M90,6 V14");
    glowing(30, 25, 13, 0.4f);
    glowing(90, 25, 14, -0.4f);
  }

  private void glowing(float x, float y, float radius, float look) {
    int skin = skin();
    collage
        .sheet(
            skin,
            Shapes.circle(x, y, radius),
            new Patch(Tone.light(skin), Shapes.ellipse(x - 5, y - 6, 5, 4)))
        .sheet(Tone.shade(skin), Shapes.ellipse(x, y + radius - 1, 8, 4))
        .eye(new Glance(x, y - 1, 7).look(look, 0.6f).iris(colours.of(R.color.tile_beam)), skin);
  }

  /** A worm that lies on the ice and shoots up over its head. */
  void single() {
    int skin = skin();
    int light = Tone.light(skin);
    collage
        .sheet(
            skin,
            "M8,48 C6,38 16,34 24,40 C32,46 38,28 50,30 C62,32 60,46 70,42 C72,28 82,20 94,22"
                + " C108,24 114,36 110,46 C106,56 92,56 80,54 C66,58 56,52 50,48 C44,50 38,58 26,56"
                + " C16,56 9,54 8,48 Z",
            new Patch(light, "M8,56 C30,50 44,54 58,52 C80,56 96,54 112,46 V62 H8 Z"))
        .ink("M90,22 V18")
        .eye(new Glance(84, 35, 7).look(0.3f, -0.6f).iris(colours.of(R.color.tile_beam)), skin)
        .eye(new Glance(99, 35, 6).look(-0.2f, -0.7f).iris(colours.of(R.color.tile_beam)), skin)
        .ink("M84,47 Q92,52 101,46")
        .piece(collage.palette().white(), "M89,49 l2,3.6 l2.4,-3.8 Z")
        .patch(Tone.shade(skin), Shapes.circle(26, 47, 3))
        .patch(Tone.shade(skin), Shapes.circle(49, 38, 3.4f));
  }
}

package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Eye;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The monster of the sea, huge, dark and calm. */
final class Whale {

  private final Collage collage;
  private final Palette palette;
  private final SeaColours colours;

  Whale(Collage collage) {
    this.collage = collage;
    palette = collage.palette();
    colours = palette.sea();
  }

  void glue() {
    spout();
    body();
    face();
    gull();
  }

  private void spout() {
    collage.line(
        colours.ink(),
        "M66,30 C66,25 65,22 61.5,21 C58.5,20.2 57,23 59,24.4 M67.6,30 C67.8,25 69,22.4 72.4,22.2"
            + " C75,22 75.8,24.6 74,25.6 M66.8,26 V21");
  }

  private void body() {
    int back = Tone.light(colours.whale());
    collage
        .sheet(
            colours.whale(),
            "M82,58 C81,68 70,72.6 56,71.6 C38,70.4 24,62 18,46 C16.5,41 15.5,37 12,34"
                + " C7,32 2,27 1.5,20 C8,19 13,21 16,25 C17,19 21,14 28,13 C29,20 26,27 22,31"
                + " C23,37 28,41 34,40 C44,37 52,30 64,30 C76,30 83,40 82,58 Z",
            new Patch(
                back,
                "M36,41 C45,38 54,32.6 64,32.6 C57,35.6 46,44 37,44.6 C33,44.8 30,42 36,41 Z"),
            new Patch(back, "M17.5,26.5 C18.5,21 22,17 26,15.6 C25.6,20 22,25 19,28 Z"),
            new Patch(
                colours.whaleBelly(),
                "M86,58 C74,63.6 64,63 56,62 C42,60 32,58 22,54 L32,80 L88,80 Z"))
        .line(
            palette.outline(),
            "M78,64.2 C70,67.6 62,67.4 57,66.8 M75,67.6 C68,70 61,69.8 55,69"
                + " M47,64.6 Q42,63.4 38,61.6")
        .sheet(colours.whale(), "M48,58.5 C44,63 40.5,70.5 42.5,76.5 C49.5,76 56,69 57.5,61 Z");
  }

  private void face() {
    collage.patch(colours.whaleBelly(), Shapes.ellipse(69.4f, 50, 5.4f, 4.6f));
    new Eye(69.6f, 50, 3.6f, 0.6f, 0.2f).lidded(collage, colours.whale(), -0.5f, -0.4f);
    collage.line(colours.whaleBelly(), "M82,57.4 C76,60 71,60.4 66,58.4");
  }

  /** Nobody disturbs the whale, least of all a gull. */
  private void gull() {
    collage
        .place(44.4f, 36.8f, -6, 1.3f)
        .ink("M-.4,0 V-3 M1.8,0 V-3")
        .piece(colours.wood(), "M5,-8.6 L9,-7.4 L5,-6 Z")
        .sheet(
            palette.white(),
            "M-5,-4 C-2.6,-3.6 -1.4,-6.4 1,-7.4 C.6,-10.4 4.8,-11 5.4,-8.2 C6.6,-3.8 2.6,-1.8"
                + " -.4,-2 C-2.4,-2.2 -4,-3 -5,-4 Z",
            new Patch(
                colours.iceShade(), "M-5,-4.4 C-2,-3.6 0,-5.6 2.4,-5 C2,-2.6 -2,-1.6 -5,-4.4 Z"))
        .patch(palette.outline(), Shapes.circle(3.4f, -8.3f, 0.6f))
        .placeBack();
  }
}

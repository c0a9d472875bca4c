package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Eye;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A monster sewn together from an earthen top, fiery eyes and a watery bottom. */
final class Grunt {

  private final Collage collage;
  private final Palette palette;

  Grunt(Collage collage) {
    this.collage = collage;
    palette = collage.palette();
  }

  void glue() {
    top();
    eyes();
    bottom();
    stitches();
  }

  private void top() {
    int leaf = Tone.light(palette.earth());
    collage
        .sheet(leaf, "M38,13 C30,14 23.5,9 23,2.5 C30.5,1.5 38,5 40,11 Z")
        .line(palette.outline(), "M27.5,5.5 Q33,7 36.5,11")
        .sheet(leaf, "M59,11.5 C58.5,5 65,.5 74.5,2 C74,9 69.5,14 62.5,14.5 Z")
        .line(palette.outline(), "M69.5,5 Q64.5,7 61.5,11.5")
        .sheet(
            palette.earth(),
            "M35.8,30 C35.8,26 31.6,25 31.2,20 C30.6,12.5 38,8 48,8 C59.5,8 68,12.5 68,20.5"
                + " C68,25 64.2,26 64.2,30 Z",
            new Patch(Tone.shade(palette.earth()), Shapes.ellipse(40, 16, 4.4f, 3.4f)),
            new Patch(Tone.shade(palette.earth()), Shapes.ellipse(47.5f, 22, 2.4f, 1.9f)),
            new Patch(Tone.shade(palette.earth()), Shapes.ellipse(66, 24, 5, 4.4f)))
        .place(56, 17, 0, 1)
        .piece(palette.white(), "M-4,-3 L-2.2,-4.4 L4.4,2.4 L2.6,4 Z")
        .piece(palette.white(), "M-4.2,2.6 L2.6,-4.2 L4.2,-2.6 L-2.6,4.2 Z")
        .placeBack();
  }

  private void eyes() {
    collage
        .sheet(
            palette.fire(),
            "M34,47.5 C29,49 25,47 22.5,48.5 C23.5,45.5 21.5,42.5 17.5,42 C20.5,40 22.5,37.5"
                + " 20,33.5 C21.5,34.5 23.5,33.5 23.5,30 C27,33 30,32.5 34,34.5 Z",
            flameCore("M34,45 C29,46 26,44 24.5,42 C26.5,41 27,38.5 26,36.5 C29,37 31,36 34,37 Z"))
        .sheet(
            palette.fire(),
            "M66,33.5 C70,33 73.5,32.5 75,28.5 C77,31.5 77,34 79.5,34 C79,37 80,39.5 83.5,40"
                + " C80,41.5 79.5,44 80.5,47.5 C76.5,45 71,48 66,46.5 Z",
            flameCore(
                "M66,36 C70,36 72.5,36 74.5,35 C74.5,38 75.5,40 77,40.5 C74,42 71,44 66,44 Z"))
        .sheet(
            palette.fire(),
            "M35.8,30 C35.8,34 30,35 29.5,40 C29,45 35.8,46 35.8,50 L64.2,50"
                + " C64.2,46 70.8,45.5 70.8,40 C70.8,35 64.2,34 64.2,30 Z");
    new Eye(43.5f, 40.2f, 7.6f, 0.4f, 0.3f).open(collage);
    new Eye(59, 40, 5.6f, -0.3f, 0.2f).lidded(collage, Tone.shade(palette.fire()), -0.35f, 0.1f);
  }

  private Patch flameCore(String shape) {
    return new Patch(Tone.light(palette.fire()), shape);
  }

  private void bottom() {
    collage
        .sheet(
            palette.water(),
            "M31,58 C24,60 19.5,64 20.5,70 C21,73.5 25.5,73.5 26,70 C26.4,67.5 29,66.5 32,66 Z")
        .sheet(
            palette.water(),
            "M68,57 C73,59 76.5,57 77,52.5 C77.4,49.5 82,49.5 82.3,53 C82.8,61 76,67 68,65 Z")
        .sheet(
            palette.water(),
            "M35.8,50 C35.8,54 29,56 28,62 C27.4,67 28.4,71 29.6,74.5 C31.5,79 39,79 40.5,75"
                + " C41.8,72 44,72 45.2,75 C46.8,79.4 55,79.4 56.4,75 C57.4,72 59.4,72 60.6,75"
                + " C62,79 69,78.6 70.6,74.5 C72,70 73,66 72,61.5 C71,56 64.2,54 64.2,50 Z",
            new Patch(
                Tone.light(palette.water()),
                "M37,82 C33,72 39,66 43,68 C46,70 48,65 52,66.5 C56,68 58,66 61,69 C65,73 64,82"
                    + " 64,82 Z"))
        .piece(palette.mouth(), "M38.5,54.5 Q50,57.5 62,54 C61.5,64.5 42,66 38.5,54.5 Z")
        .piece(palette.white(), "M43,55.4 L46,60 L49,56 Z")
        .piece(palette.white(), "M54,55.8 L56,58.8 L58.2,55 Z");
  }

  private void stitches() {
    collage
        .line(
            palette.outline(),
            "M38.8,28 l.6,4 M43.2,28.3 l-.3,3.8 M47.6,27.9 l.5,4 M52,28.2 l-.4,3.8 M56.6,28 l.2,4"
                + " M61,28.1 l.6,3.8")
        .line(
            palette.outline(),
            "M38.4,48.1 l.4,3.8 M43,48 l-.5,4 M47.4,48.2 l.5,3.7 M52,48 l.2,4 M56.4,48.1 l-.5,3.9"
                + " M61,48 l.4,4");
  }
}

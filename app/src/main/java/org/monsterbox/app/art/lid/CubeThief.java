package org.monsterbox.app.art.lid;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Eye;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Tone;

/** The shaggy three-eyed monster of the lid of Monster Cube. */
final class CubeThief {

  private final Collage collage;
  private final Palette palette;
  private final int fur;

  CubeThief(Collage collage) {
    this.collage = collage;
    palette = collage.palette();
    fur = palette.cube().monster();
  }

  void body() {
    collage.sheet(
        fur,
        "M27,56 L21,52 L25,48 L19.5,44 L24,39.5 L19,34 L25,31 L21.5,24.5 L28,22.5 L27,15.5"
            + " L33.5,16 L35,8.5 L41,11.5 L45.5,4 L50,10.5 L56,6.5 L58,13 L64.5,12 L64.5,19"
            + " L71,21 L68,27 L73,31.5 L69,36 L72,42 L68,46 L70,56 Z");
    new Eye(48.6f, 18.6f, 6.8f, 0.7f, -0.1f).open(collage);
    new Eye(35, 22.5f, 4.6f, 0.9f, -0.1f).open(collage);
    new Eye(61.5f, 21.5f, 4.9f, 0.8f, -0.2f).lidded(collage, Tone.shade(fur), -0.5f, -0.2f);
    collage
        .piece(palette.mouth(), "M37.5,27.6 C44,30 56,30 62,27 C60,44 40,44 37.5,27.6 Z")
        .piece(palette.white(), "M43,29 L45.4,33.4 L47.6,29.4 Z")
        .piece(palette.white(), "M51.6,29.4 L54.4,34 L56.8,28.8 Z");
  }

  /** The paw that holds on to the heap. */
  void paw() {
    collage
        .sheet(
            fur,
            "M17,44 C14.5,37 19.5,31.5 25,33 C27,30.6 31,31.4 30.8,34.4 C33.4,35 33.2,38.4"
                + " 30.4,38.6 C31,41.6 27.4,43 25.6,40.8 C25,45 19.4,48 17,44 Z")
        .line(palette.outline(), "M27.4,35.4 l2.6,-.6 M27,38 l3,.6 M24.4,39.4 l1,1.6");
  }

  /** The arm whose hand closes around what it steals. */
  void arm() {
    collage.sheet(
        fur,
        "M60,44 C71,44 76.4,38.5 77.6,30.8 C74.4,28.6 73.8,24 76,23 C78.2,22.2 78.8,24 80.4,25"
            + " C82.4,23.8 86.8,23.8 88.6,25 C90.2,24 91,22.2 93,23.2 C95,24.6 93.6,28.8 90.2,30.8"
            + " C90,43 79,53 62,53 Z");
  }
}

package org.monsterbox.app.art.lid;

import java.util.Locale;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;

/** A cold sea drawn in ink: waves, ice, weather and a compass rose. */
final class Chart {

  /** Where each row of waves begins, so that no two rows look the same. */
  private static final float[] WAVE_STARTS = {-5, -12, -2, -9, -15, -6, -11, -3, -8};

  private final Collage collage;
  private final SeaColours colours;

  Chart(Collage collage) {
    this.collage = collage;
    colours = collage.palette().sea();
  }

  void sea() {
    StringBuilder waves = new StringBuilder();
    for (int row = 0; row < WAVE_STARTS.length; row++) {
      waves.append(String.format(Locale.ROOT, "M%f,%f", WAVE_STARTS[row], 5.6f + row * 9.1f));
      for (int i = 0; i < 7; i++) {
        waves.append(i % 3 == row % 3 ? " q2,-2.4 4,0 m8,0" : " q2,-2.4 4,0 q2,2.4 4,0 m9,0");
      }
    }
    collage.table(colours.water()).line(colours.wave(), waves.toString());
  }

  /** A four-pointed rose, one half of each point inked. */
  void compass() {
    collage
        .place(11, 67, 9, 1)
        .patch(colours.water(), Shapes.circle(0, 0, 9.6f))
        .line(colours.ink(), Shapes.circle(0, 0, 5.4f))
        .patch(colours.water(), "M0,-9 L1.7,-1.7 L9,0 L1.7,1.7 L0,9 L-1.7,1.7 L-9,0 L-1.7,-1.7 Z")
        .line(colours.ink(), "M0,-9 L1.7,-1.7 L8,0 L1.7,1.7 L0,8 L-1.7,1.7 L-8,0 L-1.7,-1.7 Z")
        .patch(
            colours.ink(),
            "M0,-9 L1.7,-1.7 L0,0 Z M8,0 L1.7,1.7 L0,0 Z M0,8 L-1.7,1.7 L0,0 Z"
                + " M-8,0 L-1.7,-1.7 L0,0 Z")
        .placeBack();
  }

  /** Hatching, densest in the corner. */
  void storm() {
    StringBuilder hatching = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      float length = 6 + i * 1.5f + i * 5 % 4 * 1.6f;
      hatching.append(
          String.format(Locale.ROOT, "M%f,-2 l%f,%f ", 62 + i * 3.9f, -length * 0.5f, length));
    }
    for (int i = 0; i < 7; i++) {
      float length = 5 + i * 2f + i * 3 % 4 * 1.2f;
      hatching.append(
          String.format(Locale.ROOT, "M%f,-2 l%f,%f ", 79 + i * 3.7f, length * 0.45f, length));
    }
    collage.line(colours.ink(), hatching.toString());
  }

  void farIceberg() {
    collage
        .sheet(
            colours.ice(),
            "M31,21 L35,10 L40.5,5.5 L44,10 L48,8 L55,21 Q53,22.6 51,21 Q49,19.6 47,21"
                + " Q45,22.6 43,21 Q41,19.6 39,21 Q37,22.6 35,21 Q33,19.6 31,21 Z",
            new Patch(colours.iceShade(), "M40.5,5.5 L44,10 L48,8 L57,24 L46,24 L42.4,15 Z"))
        .line(colours.ink(), "M30,24.4 q2,-1.8 4,0 q2,1.8 4,0 M46,24.4 q2,-1.8 4,0 q2,1.8 4,0");
  }

  void nearIceberg() {
    collage
        .sheet(
            colours.ice(),
            "M67,84 L72,72 L79,68.5 L83.5,61 L91,64 L95,72.5 L103,75 L103,84 Z",
            new Patch(
                colours.iceShade(), "M83.5,61 L91,64 L95,72.5 L105,75 L105,86 L84,86 L87,75 Z"))
        .line(colours.iceShade(), "M79,73 l-2.6,4.4 M74.4,75.4 l-1,2");
  }
}

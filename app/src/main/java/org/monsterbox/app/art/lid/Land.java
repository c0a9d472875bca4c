package org.monsterbox.app.art.lid;

import androidx.annotation.ColorInt;
import java.util.Locale;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Tone;

/** A landscape of Big Monster: its colour and a motif that is repeated over its tiles. */
record Land(@ColorInt int colour, String motif) {

  static final String DUNES = "m-3.2,1 q3.2,-4 6.4,0";
  static final String CRACKS = "m-2.6,-1.6 l2.2,1.5 l-.7,2.2 m.7,-2.2 l3,-1";
  static final String TUFTS = "m-2,1.5 q.2,-1.8 -.8,-2.8 m2.8,2.8 v-3.6 m2,3.6 q-.2,-1.8 .9,-2.6";
  static final String DOTS = "m-.4,0 a.4,.4 0 1,0 .8,0 a.4,.4 0 1,0 -.8,0";
  static final String WAVES = "m-3.2,0 q1.6,-2.2 3.2,0 q1.6,2.2 3.2,0";
  static final String BARS = "m-2.4,-.9 h4.8 m-3,2 h4.4";

  private static final float WIDTH = 26;
  private static final float HEIGHT = 52;

  /** A tile with its upper left corner there. */
  void tile(Collage collage, float x, float y) {
    String edge = String.format(Locale.ROOT, "M%f,%f h%f v%f h-%f Z", x, y, WIDTH, HEIGHT, WIDTH);
    collage
        .patch(colour, edge)
        .line(Tone.shade(colour), pattern(x, y))
        .line(collage.palette().outline(), edge);
  }

  private String pattern(float x, float y) {
    StringBuilder data = new StringBuilder();
    for (int row = 0; row < 7; row++) {
      boolean shifted = row % 2 == 1;
      for (int column = 0; column < (shifted ? 2 : 3); column++) {
        data.append(
            String.format(
                Locale.ROOT,
                "M%f,%f %s ",
                x + 4.6f + (column + (shifted ? 0.5f : 0)) * 8.4f,
                y + 4.4f + row * 7.2f,
                motif));
      }
    }
    return data.toString();
  }
}

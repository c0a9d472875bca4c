package org.monsterbox.app.art.thirteen;

import android.graphics.Matrix;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A die seen from above, in a field of 24 by 24 units. */
final class DieSheet {

  static final float SIZE = 24;

  private static final String CUBE = Shapes.roundedBox(20, 20, 4.8f);

  /** The side that is turned from the lamp. */
  private static final String SHADE = "M-11,6.6 Q0,9.4 7.4,7.4 Q9.4,0 6.6,-11 H11 V11 H-11 Z";

  private static final float AT = 5.2f;
  private static final float PIP = 2.1f;
  private static final float SHAPED_PIP = 6.2f;
  private static final float SEAT_FIELD = 24;

  /** Where the pips of each face are, in rows of three. */
  private static final String[] FACES = {
    "....o....", "o.......o", "o...o...o", "o.o...o.o", "o.o.o.o.o", "o.oo.oo.o"
  };

  private DieSheet() {}

  static Collage ivory(Palette palette, int face) {
    Collage collage = blank(palette).sheet(palette.white(), CUBE, shade(palette));
    pips(collage, face, palette.outline());
    return collage;
  }

  /** Without a shadow, which flies apart from it. */
  static Collage flying(Palette palette, int face) {
    Collage collage = blank(palette).piece(palette.white(), CUBE, shade(palette));
    pips(collage, face, palette.outline());
    return collage;
  }

  static Collage shadow(Palette palette) {
    return blank(palette).patch(palette.shadow(), CUBE);
  }

  /** Lies flat in its tray and shines. */
  static Collage kept(Palette palette, int face) {
    int gold = palette.thirteen().gold();
    Collage collage =
        blank(palette)
            .piece(gold, CUBE)
            .patch(palette.white(), Shapes.roundedBox(15.6f, 15.6f, 3.4f));
    pips(collage, face, palette.outline());
    return collage;
  }

  /** In the colour of a seat, with its shape for pips. */
  static Collage ofSeat(Palette palette, int face, int seat) {
    int colour = palette.seats().of(seat);
    Collage collage = blank(palette).sheet(colour, CUBE, new Patch(Tone.shade(colour), SHADE));
    int ink = inkOn(palette, colour);
    for (int i = 0; i < FACES[face - 1].length(); i++) {
      if (FACES[face - 1].charAt(i) == 'o') {
        Path pip = SeatMark.shape(seat);
        Matrix matrix = new Matrix();
        matrix.setScale(SHAPED_PIP / SEAT_FIELD, SHAPED_PIP / SEAT_FIELD);
        matrix.postTranslate(SIZE / 2 + x(i) - SHAPED_PIP / 2, SIZE / 2 + y(i) - SHAPED_PIP / 2);
        pip.transform(matrix);
        collage.patch(ink, pip);
      }
    }
    return collage;
  }

  /** Dark or light, whatever is read better. */
  @ColorInt
  private static int inkOn(Palette palette, @ColorInt int colour) {
    double dark = ColorUtils.calculateContrast(palette.outline(), colour);
    double light = ColorUtils.calculateContrast(palette.white(), colour);
    return dark > light ? palette.outline() : palette.white();
  }

  private static Collage blank(Palette palette) {
    return new Collage(palette).place(SIZE / 2, SIZE / 2, 0, 1);
  }

  private static Patch shade(Palette palette) {
    return new Patch(palette.thirteen().bone(), SHADE);
  }

  private static void pips(Collage collage, int face, @ColorInt int ink) {
    for (int i = 0; i < FACES[face - 1].length(); i++) {
      if (FACES[face - 1].charAt(i) == 'o') {
        collage.patch(ink, Shapes.circle(x(i), y(i), PIP));
      }
    }
  }

  private static float x(int place) {
    return (place % 3 - 1) * AT;
  }

  private static float y(int place) {
    return (place / 3 - 1) * AT;
  }
}

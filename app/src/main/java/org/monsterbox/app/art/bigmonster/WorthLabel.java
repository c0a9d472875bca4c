package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.art.Shapes;

/**
 * What a tile is worth, printed on a label of paper: a number, or so much for each of something.
 */
final class WorthLabel {

  private static final float RADIUS = 11;
  private static final float HIGH = 20;

  private WorthLabel() {}

  static void number(Collage collage, float x, float y, int points) {
    Palette palette = collage.palette();
    collage
        .sheet(palette.white(), Shapes.circle(x, y, RADIUS))
        .patch(palette.outline(), PrintedShape.of(Integer.toString(points), x, y, 11, 15));
  }

  /** "2 ×" and a sign. */
  static void each(Collage collage, float x, float y, int points, Sign sign, @ColorInt int colour) {
    Palette palette = collage.palette();
    collage
        .place(x, y, 0, 1)
        .sheet(palette.white(), Shapes.roundedBox(46, HIGH, 6))
        .placeBack()
        .patch(palette.outline(), PrintedShape.of(points + "×", x - 10.5f, y, 9.5f, 19));
    sign(collage, sign, x + 11, y, 15, colour);
  }

  /** A sign alone. */
  static void label(Collage collage, float x, float y, Sign sign, @ColorInt int colour) {
    collage
        .place(x, y, 0, 1)
        .sheet(collage.palette().white(), Shapes.roundedBox(24, HIGH, 6))
        .placeBack();
    sign(collage, sign, x, y, 15, colour);
  }

  static void sign(Collage collage, Sign sign, float x, float y, float size, @ColorInt int colour) {
    if (sign.isDrawn()) {
      collage.line(colour, sign.path(x, y, size));
    } else {
      collage
          .patch(colour, sign.path(x, y, size))
          .line(collage.palette().outline(), sign.path(x, y, size));
    }
  }
}

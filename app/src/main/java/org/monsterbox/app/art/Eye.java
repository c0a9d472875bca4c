package org.monsterbox.app.art;

import androidx.annotation.ColorInt;
import java.util.Locale;

/** An eye: where it sits and where it looks, -1 to 1 each way. */
public record Eye(float x, float y, float radius, float lookX, float lookY) {

  private static final float PUPIL = 0.5f;
  private static final float TRAVEL = 0.42f;
  private static final float GLINT = 0.15f;

  /** A wide open eye. */
  public void open(Collage collage) {
    Palette palette = collage.palette();
    float pupilX = x + lookX * radius * TRAVEL;
    float pupilY = y + lookY * radius * TRAVEL;
    float glint = radius * GLINT;
    collage
        .piece(palette.white(), Shapes.circle(x, y, radius))
        .patch(palette.outline(), Shapes.circle(pupilX, pupilY, radius * PUPIL))
        .patch(palette.white(), Shapes.circle(pupilX - glint, pupilY - glint * 1.4f, glint));
  }

  /**
   * An eye under a lid of that colour.
   *
   * @param left how far down the lid hangs at its left end, -1 (open) to 1 (closed)
   * @param right the same at its right end
   */
  public void lidded(Collage collage, @ColorInt int lid, float left, float right) {
    open(collage);
    collage.piece(
        lid,
        String.format(
            Locale.ROOT,
            "M%1$f,%2$f A%3$f,%3$f 0 %4$d,1 %5$f,%6$f Z",
            x - edge(left),
            y + left * radius,
            radius,
            left + right > 0 ? 1 : 0,
            x + edge(right),
            y + right * radius));
  }

  private float edge(float height) {
    return radius * (float) Math.sqrt(1 - height * height);
  }
}

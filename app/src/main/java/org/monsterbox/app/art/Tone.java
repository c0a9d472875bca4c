package org.monsterbox.app.art;

import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;

/** The second tones of a paper. */
public final class Tone {

  private static final int LIGHTNESS = 2;
  private static final float SHADE = -0.09f;
  private static final float LIGHT = 0.13f;

  private Tone() {}

  /** The side that the lamp does not reach. */
  @ColorInt
  public static int shade(@ColorInt int colour) {
    return moved(colour, SHADE);
  }

  /** The side towards the lamp. */
  @ColorInt
  public static int light(@ColorInt int colour) {
    return moved(colour, LIGHT);
  }

  @ColorInt
  private static int moved(@ColorInt int colour, float step) {
    float[] hsl = new float[3];
    ColorUtils.colorToHSL(colour, hsl);
    hsl[LIGHTNESS] = Math.max(0, Math.min(1, hsl[LIGHTNESS] + step));
    return ColorUtils.HSLToColor(hsl);
  }
}

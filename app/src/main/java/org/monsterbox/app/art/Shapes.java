package org.monsterbox.app.art;

import java.util.Locale;

/** Path data of common shapes. */
public final class Shapes {

  private Shapes() {}

  public static String circle(float x, float y, float radius) {
    return ellipse(x, y, radius, radius);
  }

  public static String ellipse(float x, float y, float radiusX, float radiusY) {
    return String.format(
        Locale.ROOT,
        "M%1$f,%2$f a%3$f,%4$f 0 1,0 %5$f,0 a%3$f,%4$f 0 1,0 -%5$f,0 Z",
        x - radiusX,
        y,
        radiusX,
        radiusY,
        2 * radiusX);
  }

  /** A rectangle about the origin. */
  public static String roundedBox(float width, float height, float corner) {
    return String.format(
        Locale.ROOT,
        "M%1$f,-%2$f h%3$f q%5$f,0 %5$f,%5$f v%4$f q0,%5$f -%5$f,%5$f h-%3$f"
            + " q-%5$f,0 -%5$f,-%5$f v-%4$f q0,-%5$f %5$f,-%5$f Z",
        corner - width / 2,
        height / 2,
        width - 2 * corner,
        height - 2 * corner,
        corner);
  }
}

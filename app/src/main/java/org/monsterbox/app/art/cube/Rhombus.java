package org.monsterbox.app.art.cube;

import android.graphics.Matrix;
import android.graphics.Path;
import java.util.List;
import org.monsterbox.core.cube.tiles.Colour;

/**
 * Where a face lies on its tile, and how something is printed on it. Lengths are in sides of the
 * hexagon.
 */
@SuppressWarnings("ImmutableEnumChecker") // its arrays never change, and no other class has them
public enum Rhombus {
  TOP(
      Colour.YELLOW,
      new float[] {0.5f, 0, 1, 0.5f, 0.5f, 1, 0, 0.5f},
      new float[] {0, 0, 2 * Rhombus.HALF, 1},
      new float[] {Rhombus.HALF, -Rhombus.HALF, Rhombus.HALF, 0.5f, 0.5f, 0}),
  LEFT(
      Colour.RED,
      new float[] {0, 0, 1, 1 / 3f, 1, 1, 0, 2 / 3f},
      new float[] {0, 0.5f, Rhombus.HALF, 1.5f},
      new float[] {Rhombus.HALF, 0, 0, 0.5f, 1, 0}),
  RIGHT(
      Colour.BLUE,
      new float[] {0, 1 / 3f, 1, 0, 1, 2 / 3f, 0, 1},
      new float[] {Rhombus.HALF, 0.5f, Rhombus.HALF, 1.5f},
      new float[] {Rhombus.HALF, 0, 0, -0.5f, 1, 0.5f});

  /** Half the width of a hexagon; it is two sides high. */
  static final float HALF = 0.8660254f;

  private static final List<Rhombus> ALL = List.of(values());

  private final Colour colour;
  private final float[] corners;
  private final float[] box;
  private final float[] spanned;

  Rhombus(Colour colour, float[] corners, float[] box, float[] spanned) {
    this.colour = colour;
    this.corners = corners;
    this.box = box;
    this.spanned = spanned;
  }

  public static Rhombus of(Colour colour) {
    for (Rhombus rhombus : ALL) {
      if (rhombus.colour == colour) {
        return rhombus;
      }
    }
    throw new IllegalArgumentException(colour.toString());
  }

  /** Its corners in parts of its box, clockwise: x and y of each. */
  public float[] corners() {
    return corners.clone();
  }

  /** Where its box begins on the tile, from the tile's upper left corner. */
  public float left() {
    return box[0];
  }

  public float top() {
    return box[1];
  }

  public float width() {
    return box[2];
  }

  public float height() {
    return box[3];
  }

  /** Its edges, in a box of its own size. */
  Path path() {
    Path path = new Path();
    for (int i = 0; i < corners.length; i += 2) {
      float x = corners[i] * width();
      float y = corners[i + 1] * height();
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.close();
    return path;
  }

  /** Lays a square of one unit on the face, so that what is printed on it lies in its plane. */
  Matrix plane() {
    Matrix matrix = new Matrix();
    matrix.setValues(
        new float[] {
          spanned[0], spanned[1], spanned[2], spanned[3], spanned[4], spanned[5], 0, 0, 1
        });
    return matrix;
  }

  /** The same for numbers: on top they stand upright, because they are read from one side. */
  Matrix print() {
    if (this != TOP) {
      return plane();
    }
    Matrix matrix = new Matrix();
    matrix.setScale(1.04f, 0.84f);
    matrix.postTranslate(HALF - 0.52f, 0.08f);
    return matrix;
  }
}

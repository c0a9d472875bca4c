package org.monsterbox.app.art.lid;

import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.graphics.Typeface;
import java.util.Locale;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.CubeColours;
import org.monsterbox.app.art.Palette;

/** A hexagonal tile of Monster Cube, which shows a cube with three numbered faces. */
public record Cube(int top, int left, int right) {

  /** Half the width of a hexagon whose sides are 1. */
  private static final float HALF_WIDTH = (float) Math.sqrt(3) / 2;

  private static final float FACE = 100;
  private static final float DIGIT_SIZE = 80;

  void glue(Collage collage, float x, float y, float side) {
    Palette palette = collage.palette();
    CubeColours colours = palette.cube();
    float half = HALF_WIDTH * side;
    collage
        .sheet(colours.top(), face(x, y - side, half, side / 2, -half, side / 2))
        .sheet(colours.left(), face(x - half, y - side / 2, half, side / 2, 0, side))
        .sheet(colours.right(), face(x, y, half, -side / 2, 0, side))
        .patch(
            palette.outline(),
            digit(top, x - half * 0.7f, y - side, half * 1.4f, 0, 0, side * 0.9f))
        .patch(palette.white(), digit(left, x - half, y - side / 2, half, side / 2, 0, side))
        .patch(palette.white(), digit(right, x, y, half, -side / 2, 0, side));
  }

  private static String face(float x, float y, float ux, float uy, float vx, float vy) {
    return String.format(
        Locale.ROOT, "M%f,%f l%f,%f l%f,%f l%f,%f Z", x, y, ux, uy, vx, vy, -ux, -uy);
  }

  /** The outline of a digit in the middle of the face that u and v span. */
  private static Path digit(int number, float x, float y, float ux, float uy, float vx, float vy) {
    Paint pen = new Paint();
    pen.setTypeface(Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD));
    pen.setTextSize(DIGIT_SIZE);
    Path path = new Path();
    pen.getTextPath(String.valueOf(number), 0, 1, 0, 0, path);
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    path.offset(FACE / 2 - bounds.centerX(), FACE / 2 - bounds.centerY());
    if (number == 6 || number == 9) {
      path.addRect(30, 83, 70, 91, Path.Direction.CW);
    }
    Matrix matrix = new Matrix();
    matrix.setValues(new float[] {ux / FACE, vx / FACE, x, uy / FACE, vy / FACE, y, 0, 0, 1});
    path.transform(matrix);
    return path;
  }
}

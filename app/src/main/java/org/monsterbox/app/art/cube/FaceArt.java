package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.graphics.Typeface;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.cube.tiles.Side;

/**
 * One face of a tile, drawn into its box: three tones of its colour, its value, and a mark in its
 * corner for those who cannot tell the colours apart.
 */
final class FaceArt implements Piece {

  private static final float INK = 0.036f;
  private static final float BEVEL = 0.075f;
  private static final float CHOSEN = 0.11f;
  private static final float DIGIT = 0.92f;
  private static final float PIP = 0.1f;

  /** How far from its corner a mark lies, in the plane of the face. */
  private static final float MARK = 0.1f;

  private static final float MARK_SIZE = 0.055f;

  /** Where pips lie, in quarters of the face: by value, x and y of each. */
  private static final int[][] PIPS = {
    {2, 2},
    {1, 1, 3, 3},
    {1, 1, 2, 2, 3, 3},
    {1, 1, 1, 3, 3, 1, 3, 3},
    {1, 1, 1, 3, 2, 2, 3, 1, 3, 3},
    {1, 1, 1, 2, 1, 3, 3, 1, 3, 2, 3, 3}
  };

  private final Rhombus rhombus;
  private final Path edges;
  private final Path lit = new Path();
  private final Path shaded = new Path();
  private final Path value;
  private final Path mark;
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final boolean chosen;
  @ColorInt private final int colour;
  @ColorInt private final int light;
  @ColorInt private final int shade;
  @ColorInt private final int print;
  @ColorInt private final int ink;
  @ColorInt private final int glow;

  FaceArt(Palette palette, Rhombus rhombus, int shown, Side side, boolean chosen) {
    this.rhombus = rhombus;
    this.chosen = chosen;
    int own =
        switch (rhombus) {
          case TOP -> palette.cube().top();
          case LEFT -> palette.cube().left();
          case RIGHT -> palette.cube().right();
        };
    light = Tone.light(own);
    shade = Tone.shade(own);
    colour = chosen ? light : own;
    print = rhombus == Rhombus.TOP ? palette.outline() : palette.white();
    ink = palette.outline();
    glow = palette.white();
    edges = rhombus.path();
    bevel();
    value = side == Side.DICE ? pips(shown) : digit(shown);
    mark = mark();
    pen.setStyle(Paint.Style.STROKE);
    pen.setStrokeJoin(Paint.Join.ROUND);
  }

  /** The edges towards the lamp are lighter, those away from it darker. */
  private void bevel() {
    float[] c = rhombus.corners();
    float w = rhombus.width();
    float h = rhombus.height();
    lit.moveTo(c[6] * w, c[7] * h);
    lit.lineTo(c[0] * w, c[1] * h);
    lit.lineTo(c[2] * w, c[3] * h);
    shaded.moveTo(c[2] * w, c[3] * h);
    shaded.lineTo(c[4] * w, c[5] * h);
    shaded.lineTo(c[6] * w, c[7] * h);
  }

  private Path digit(int number) {
    Paint letters = new Paint();
    letters.setTypeface(Typeface.create(Typeface.SANS_SERIF, Typeface.BOLD));
    letters.setTextSize(100);
    Path path = new Path();
    letters.getTextPath(String.valueOf(number), 0, 1, 0, 0, path);
    RectF bounds = new RectF();
    path.computeBounds(bounds, true);
    path.offset(-bounds.centerX(), -bounds.centerY());
    boolean turnsOver = number == 6 || number == 9;
    if (turnsOver) {
      // Read from the other side, a six would be a nine.
      path.offset(0, -6);
      path.addRect(-25, 36, 25, 44, Path.Direction.CW);
    }
    Matrix matrix = new Matrix();
    matrix.setScale(DIGIT / 100, DIGIT / 100);
    matrix.postTranslate(0.5f, 0.5f);
    matrix.postConcat(rhombus.print());
    path.transform(matrix);
    return path;
  }

  private Path pips(int count) {
    Path path = new Path();
    int[] places = PIPS[count - 1];
    for (int i = 0; i < places.length; i += 2) {
      path.addCircle(
          0.5f + (places[i] - 2) * 0.27f,
          0.5f + (places[i + 1] - 2) * 0.27f,
          PIP,
          Path.Direction.CW);
    }
    path.transform(rhombus.plane());
    return path;
  }

  /** A disc on top, a triangle on the left, a square on the right, in the tile's outer corners. */
  private Path mark() {
    Path path = new Path();
    switch (rhombus) {
      case TOP -> path.addCircle(MARK, 1 - MARK, MARK_SIZE, Path.Direction.CW);
      case LEFT -> {
        path.moveTo(MARK - MARK_SIZE, MARK - MARK_SIZE);
        path.lineTo(MARK + 1.4f * MARK_SIZE, MARK - MARK_SIZE);
        path.lineTo(MARK - MARK_SIZE, MARK + 1.4f * MARK_SIZE);
        path.close();
      }
      case RIGHT ->
          path.addRect(
              1 - MARK - MARK_SIZE,
              MARK - MARK_SIZE,
              1 - MARK + MARK_SIZE,
              MARK + MARK_SIZE,
              Path.Direction.CW);
    }
    path.transform(rhombus.plane());
    return path;
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    canvas.save();
    canvas.scale(width / rhombus.width(), height / rhombus.height());
    canvas.save();
    canvas.clipPath(edges);
    paint.setColor(colour);
    canvas.drawPath(edges, paint);
    stroke(canvas, lit, light, BEVEL);
    stroke(canvas, shaded, shade, BEVEL);
    if (chosen) {
      stroke(canvas, edges, glow, 2 * CHOSEN);
    }
    canvas.restore();
    paint.setColor(print);
    canvas.drawPath(value, paint);
    canvas.drawPath(mark, paint);
    stroke(canvas, edges, ink, INK);
    canvas.restore();
  }

  private void stroke(Canvas canvas, Path path, @ColorInt int with, float strength) {
    pen.setColor(with);
    pen.setStrokeWidth(strength);
    canvas.drawPath(path, pen);
  }
}

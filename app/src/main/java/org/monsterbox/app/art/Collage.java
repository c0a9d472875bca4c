package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.core.graphics.PathParser;
import java.util.ArrayList;
import java.util.List;

/** Pieces of paper glued over each other; shapes are given as path data like those of vectors. */
public final class Collage implements Picture {

  private final Paper paper;
  private final Palette palette;
  private final List<Picture> layers = new ArrayList<>();
  private final List<Path> sheets = new ArrayList<>();
  private final Matrix place = new Matrix();
  private float closed;

  public Collage(Palette palette) {
    this(palette, 1);
  }

  /**
   * A collage for a piece.
   *
   * @param weight how many times as strong as those of a picture its lines are
   */
  public Collage(Palette palette, float weight) {
    this.palette = palette;
    paper = new Paper(palette, weight);
  }

  @Override
  public void draw(Canvas canvas) {
    draw(canvas, 0);
  }

  /** Draws it with its eyes closed so far: 0 as they are, 1 shut. */
  public void draw(Canvas canvas, float blink) {
    closed = blink;
    for (int i = 0; i < layers.size(); i++) {
      layers.get(i).draw(canvas);
    }
  }

  /** Strokes what is to shine around all sheets; to be drawn before the collage. */
  public void drawRim(Canvas canvas, @ColorInt int colour, float width) {
    for (int i = 0; i < sheets.size(); i++) {
      paper.stroke(canvas, sheets.get(i), colour, width);
    }
  }

  public Palette palette() {
    return palette;
  }

  /** What follows is drawn about this point, turned and scaled; outlines keep their weight. */
  public Collage place(float x, float y, float degrees, float scale) {
    place.setRotate(degrees);
    place.postScale(scale, scale);
    place.postTranslate(x, y);
    return this;
  }

  /** What follows is drawn in the units of the picture again. */
  public Collage placeBack() {
    place.reset();
    return this;
  }

  /** The table under everything. */
  public Collage table(@ColorInt int colour) {
    layers.add(canvas -> canvas.drawColor(colour));
    return this;
  }

  /** A piece with a shadow, an outline, and patches glued on that end at its edge. */
  public Collage sheet(@ColorInt int colour, String shape, Patch... patches) {
    Path path = path(shape);
    sheets.add(path);
    layers.add(canvas -> paper.shadow(canvas, path));
    return glue(colour, path, path, patches);
  }

  /**
   * A sheet between two seams, which has no line above and below.
   *
   * @param left its left edge, downwards
   * @param corner where its right edge begins, below
   * @param right its right edge, from the corner upwards
   */
  public Collage band(
      @ColorInt int colour, String left, String corner, String right, Patch... patches) {
    Path whole = path(left + " L" + corner + " " + right + " Z");
    Path edges = path(left + " M" + corner + " " + right);
    sheets.add(edges);
    layers.add(canvas -> paper.shadow(canvas, whole));
    return glue(colour, whole, edges, patches);
  }

  /** A piece without a shadow, as part of the piece below it. */
  public Collage piece(@ColorInt int colour, String shape, Patch... patches) {
    Path path = path(shape);
    return glue(colour, path, path, patches);
  }

  /** A sheet whose shape is ready. */
  public Collage sheet(@ColorInt int colour, Path shape) {
    sheets.add(shape);
    layers.add(canvas -> paper.shadow(canvas, shape));
    return glue(colour, shape, shape);
  }

  /** A patch of colour without outline or shadow. */
  public Collage patch(@ColorInt int colour, String shape) {
    return patch(colour, path(shape));
  }

  /** A patch of colour whose shape is ready. */
  public Collage patch(@ColorInt int colour, Path shape) {
    layers.add(canvas -> paper.flat(canvas, shape, colour));
    return this;
  }

  /** Paper of that width around a shape that is ready. */
  public Collage halo(@ColorInt int colour, float width, Path shape) {
    layers.add(canvas -> paper.stroke(canvas, shape, colour, width));
    return this;
  }

  /** The outline of a shape that is ready. */
  public Collage ink(Path shape) {
    layers.add(canvas -> paper.outline(canvas, shape));
    return this;
  }

  /** A thinner line along a shape that is ready. */
  public Collage line(@ColorInt int colour, Path shape) {
    layers.add(canvas -> paper.line(canvas, shape, colour));
    return this;
  }

  /** A line as strong as the outlines. */
  public Collage ink(String shape) {
    Path path = path(shape);
    layers.add(canvas -> paper.outline(canvas, path));
    return this;
  }

  /** A thin stalk of paper, outlined on both sides so that it shows on any table. */
  public Collage stalk(@ColorInt int colour, String shape) {
    Path path = path(shape);
    layers.add(canvas -> paper.stalk(canvas, path, colour));
    return this;
  }

  /** A thinner line, for what is drawn on a piece or on the table. */
  public Collage line(@ColorInt int colour, String shape) {
    Path path = path(shape);
    layers.add(canvas -> paper.line(canvas, path, colour));
    return this;
  }

  /** An eye under a lid of that colour, which blinks. */
  public Collage eye(Glance glance, @ColorInt int lid) {
    LivingEye living = new LivingEye(glance, lid, paper, palette);
    layers.add(canvas -> living.draw(canvas, closed));
    return this;
  }

  private Collage glue(@ColorInt int colour, Path path, Path edges, Patch... patches) {
    layers.add(canvas -> paper.flat(canvas, path, colour));
    for (Patch patch : patches) {
      Path inside = path(patch.shape());
      inside.op(path, Path.Op.INTERSECT);
      patch(patch.colour(), inside);
    }
    layers.add(canvas -> paper.outline(canvas, edges));
    return this;
  }

  private Path path(String shape) {
    Path path = PathParser.createPathFromPathData(shape);
    path.transform(place);
    return path;
  }

  /** A second tone or a spot on a piece. */
  public record Patch(@ColorInt int colour, String shape) {}
}

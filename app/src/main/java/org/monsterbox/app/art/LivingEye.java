package org.monsterbox.app.art;

import android.graphics.Canvas;
import android.graphics.Path;
import androidx.annotation.ColorInt;

/** An eye of a creature, which can blink. */
final class LivingEye {

  private static final float TRAVEL = 0.4f;
  private static final float IRIS = 1.5f;
  private static final float GLINT = 0.16f;

  /** Where the lid's edge is when the eye is shut. */
  private static final float SHUT = 0.55f;

  private final Glance glance;
  private final Paper paper;
  @ColorInt private final int white;
  @ColorInt private final int ink;
  @ColorInt private final int lidColour;
  private final Path ball = new Path();
  private final Path iris = new Path();
  private final Path pupil = new Path();
  private final Path glint = new Path();
  private final Path lid = new Path();

  LivingEye(Glance glance, @ColorInt int lidColour, Paper paper, Palette palette) {
    this.glance = glance;
    this.paper = paper;
    this.lidColour = lidColour;
    white = glance.negative ? palette.outline() : palette.white();
    ink = glance.negative ? palette.thirteen().ghostLine() : palette.outline();
    ball.addCircle(glance.x, glance.y, glance.radius, Path.Direction.CW);
    shapePupil();
  }

  private void shapePupil() {
    float size = glance.radius * glance.size;
    float travel = glance.pupil == Glance.Pupil.ROUND ? TRAVEL : TRAVEL * 0.7f;
    float x = glance.x + glance.lookX * glance.radius * travel;
    float y = glance.y + glance.lookY * glance.radius * travel;
    iris.addCircle(x, y, Math.min(size * IRIS, glance.radius * 0.8f), Path.Direction.CW);
    switch (glance.pupil) {
      case ROUND -> pupil.addCircle(x, y, size, Path.Direction.CW);
      case SLIT -> oval(x, y, size * 0.42f, size * 1.3f);
      case BAR ->
          pupil.addRoundRect(
              x - size * 1.2f,
              y - size * 0.5f,
              x + size * 1.2f,
              y + size * 0.5f,
              size * 0.5f,
              size * 0.5f,
              Path.Direction.CW);
      case RING -> {
        pupil.addCircle(x, y, size, Path.Direction.CW);
        pupil.addCircle(x, y, size * 0.5f, Path.Direction.CCW);
      }
    }
    float spot = glance.radius * GLINT;
    if (glance.pupil == Glance.Pupil.ROUND) {
      glint.addCircle(x - spot, y - spot * 1.4f, spot, Path.Direction.CW);
    }
  }

  private void oval(float x, float y, float halfWidth, float halfHeight) {
    pupil.addOval(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight, Path.Direction.CW);
  }

  void draw(Canvas canvas, float closed) {
    paper.flat(canvas, ball, closed > 0.9f ? lidColour : white);
    if (closed <= 0.9f) {
      if (glance.iris.isPresent()) {
        paper.flat(canvas, iris, glance.iris.getAsInt());
      }
      paper.flat(canvas, pupil, ink);
      paper.flat(canvas, glint, white);
    }
    float left = glance.lidLeft + (SHUT - glance.lidLeft) * closed;
    float right = glance.lidRight + (SHUT - glance.lidRight) * closed;
    if (left > -1 || right > -1) {
      hang(left, right);
      paper.flat(canvas, lid, lidColour);
      paper.outline(canvas, lid, ink);
    }
    paper.outline(canvas, ball, ink);
  }

  /** The part of the ball above a chord that ends so far down on either side. */
  private void hang(float left, float right) {
    float start = 180 - degrees(left);
    float end = 360 + degrees(right);
    lid.rewind();
    lid.arcTo(
        glance.x - glance.radius,
        glance.y - glance.radius,
        glance.x + glance.radius,
        glance.y + glance.radius,
        start,
        end - start,
        true);
    lid.close();
  }

  private static float degrees(float height) {
    return (float) Math.toDegrees(Math.asin(height));
  }
}

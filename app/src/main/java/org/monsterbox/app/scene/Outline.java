package org.monsterbox.app.scene;

import android.graphics.Path;

/**
 * The shape of a node that does not fill its bounds: a convex polygon, whose corners are given as
 * parts of the width and height, clockwise.
 */
public final class Outline {

  private final float[] xs;
  private final float[] ys;

  private Outline(float[] xs, float[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /** The polygon with these corners: x and y of the first, of the second, and so on. */
  public static Outline of(float... corners) {
    float[] xs = new float[corners.length / 2];
    float[] ys = new float[corners.length / 2];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = corners[2 * i];
      ys[i] = corners[2 * i + 1];
    }
    return new Outline(xs, ys);
  }

  public int corners() {
    return xs.length;
  }

  public float x(int corner) {
    return xs[corner];
  }

  public float y(int corner) {
    return ys[corner];
  }

  /** The side of a square that is as large: what a finger has to hit. */
  public float size(float width, float height) {
    float twice = 0;
    for (int i = 0; i < xs.length; i++) {
      int next = (i + 1) % xs.length;
      twice += xs[i] * ys[next] - xs[next] * ys[i];
    }
    return (float) Math.sqrt(Math.abs(twice) / 2 * width * height);
  }

  /** How far a point of the box of that size is outside; 0 within. */
  public float distance(float x, float y, float width, float height) {
    float least = Float.POSITIVE_INFINITY;
    boolean inside = true;
    for (int i = 0; i < xs.length; i++) {
      int next = (i + 1) % xs.length;
      float fromX = xs[i] * width;
      float fromY = ys[i] * height;
      float wayX = xs[next] * width - fromX;
      float wayY = ys[next] * height - fromY;
      float toX = x - fromX;
      float toY = y - fromY;
      inside &= wayX * toY - wayY * toX >= 0;
      float along = (toX * wayX + toY * wayY) / (wayX * wayX + wayY * wayY);
      float part = Math.max(0, Math.min(1, along));
      least = Math.min(least, (float) Math.hypot(toX - part * wayX, toY - part * wayY));
    }
    return inside ? 0 : least;
  }

  /** Draws it anew into a path, in a box of that size. */
  public void trace(Path path, float width, float height) {
    path.rewind();
    for (int i = 0; i < xs.length; i++) {
      if (i == 0) {
        path.moveTo(xs[i] * width, ys[i] * height);
      } else {
        path.lineTo(xs[i] * width, ys[i] * height);
      }
    }
    path.close();
  }
}

package org.monsterbox.app.art;

import androidx.annotation.ColorInt;
import java.util.OptionalInt;

/** How an eye of a creature looks: where it sits, where it looks to, and how awake it is. */
public final class Glance {

  /** The shape of a pupil. */
  public enum Pupil {
    ROUND,
    SLIT,
    BAR,
    RING
  }

  final float x;
  final float y;
  final float radius;
  float lookX;
  float lookY;
  float lidLeft = -1;
  float lidRight = -1;
  float size = 0.5f;
  Pupil pupil = Pupil.ROUND;
  OptionalInt iris = OptionalInt.empty();
  boolean negative;

  public Glance(float x, float y, float radius) {
    this.x = x;
    this.y = y;
    this.radius = radius;
  }

  /** Where it looks, -1 to 1 each way. */
  public Glance look(float right, float down) {
    lookX = right;
    lookY = down;
    return this;
  }

  /** How far down the lid hangs at its ends, -1 (open) to 1 (closed). */
  public Glance lid(float left, float right) {
    lidLeft = left;
    lidRight = right;
    return this;
  }

  /** Another pupil than a round one of half the eye's size. */
  public Glance pupil(Pupil shape, float partOfEye) {
    pupil = shape;
    size = partOfEye;
    return this;
  }

  /** A coloured ring around the pupil. */
  public Glance iris(@ColorInt int colour) {
    iris = OptionalInt.of(colour);
    return this;
  }

  /** Light lines on dark. */
  public Glance inNegative() {
    negative = true;
    return this;
  }
}

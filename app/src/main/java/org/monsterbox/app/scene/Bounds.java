package org.monsterbox.app.scene;

/** A rectangle of a scene, in dp. */
public record Bounds(float left, float top, float right, float bottom) {

  public static Bounds of(float left, float top, float width, float height) {
    return new Bounds(left, top, left + width, top + height);
  }

  public float width() {
    return right - left;
  }

  public float height() {
    return bottom - top;
  }

  public float centerX() {
    return (left + right) / 2;
  }

  public float centerY() {
    return (top + bottom) / 2;
  }

  /** Smaller by that much on every side; a negative margin makes it larger. */
  public Bounds inset(float margin) {
    return new Bounds(left + margin, top + margin, right - margin, bottom - margin);
  }

  public Bounds moved(float x, float y) {
    return new Bounds(left + x, top + y, right + x, bottom + y);
  }

  /** The largest rectangle of that shape in the middle of this one. */
  public Bounds fit(float shapeWidth, float shapeHeight) {
    float scale = Math.min(width() / shapeWidth, height() / shapeHeight);
    float fitWidth = shapeWidth * scale;
    float fitHeight = shapeHeight * scale;
    return of(centerX() - fitWidth / 2, centerY() - fitHeight / 2, fitWidth, fitHeight);
  }

  public boolean contains(float x, float y) {
    return x >= left && x < right && y >= top && y < bottom;
  }

  public boolean contains(Bounds other) {
    return other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom;
  }

  public boolean overlaps(Bounds other) {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
}

package org.monsterbox.app.art.thirteen;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;

/** A canvas on which nothing is drawn: what costs memory is the drawing's own. */
public final class StillCanvas extends Canvas {

  @Override
  public int save() {
    return 1;
  }

  @Override
  public void restore() {}

  @Override
  public void translate(float dx, float dy) {}

  @Override
  public void scale(float sx, float sy) {}

  @Override
  public void rotate(float degrees) {}

  @Override
  public void skew(float sx, float sy) {}

  @Override
  public boolean clipPath(Path path) {
    return true;
  }

  @Override
  public boolean clipRect(float left, float top, float right, float bottom) {
    return true;
  }

  @Override
  public void drawPath(Path path, Paint paint) {}
}

package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A drawing of paper shapes in a field of {@link #WIDTH} by {@link #HEIGHT} units. */
public interface Picture {

  float WIDTH = 100;
  float HEIGHT = 80;

  void draw(Canvas canvas);
}

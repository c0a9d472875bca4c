package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A piece that tells what it shows little by little when it comes to the table. */
public interface Told extends Piece {

  /**
   * Draws it as far as it is told.
   *
   * @param told from 0, nothing, to 1, everything
   */
  void draw(Canvas canvas, float width, float height, float told);

  @Override
  default void draw(Canvas canvas, float width, float height) {
    draw(canvas, width, height, 1);
  }
}

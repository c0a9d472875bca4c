package org.monsterbox.app.art;

import android.graphics.Canvas;

/** A piece with a little life of its own: it blinks and breathes. */
public interface Alive extends Piece {

  /**
   * Draws one moment of that life.
   *
   * @param blink how far its eyes are closed, from 0 to 1
   * @param breath how far it has breathed in, from 0 to 1
   */
  void draw(Canvas canvas, float width, float height, float blink, float breath);

  @Override
  default void draw(Canvas canvas, float width, float height) {
    draw(canvas, width, height, 0, 0);
  }
}

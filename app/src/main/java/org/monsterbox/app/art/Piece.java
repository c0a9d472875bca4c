package org.monsterbox.app.art;

import android.graphics.Canvas;

/**
 * Something of the game that is drawn into a box. It keeps its shape: in a box of another shape it
 * is as large as fits, in the middle.
 */
public interface Piece {

  /** Draws into the box from 0,0 to the given width and height. */
  void draw(Canvas canvas, float width, float height);

  /** A piece that shows a picture. */
  static Piece of(Picture picture) {
    return new Framed(picture, Picture.WIDTH, Picture.HEIGHT);
  }
}

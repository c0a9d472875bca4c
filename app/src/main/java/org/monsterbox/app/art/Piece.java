package org.monsterbox.app.art;

import android.graphics.Canvas;

/** Something that can be drawn at any size, with its upper left corner at the origin. */
public interface Piece {

  void draw(Canvas canvas, float width, float height);
}

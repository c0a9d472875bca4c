package org.monsterbox.app.art;

import android.graphics.Canvas;

/**
 * A piece that shows how the time of a game runs: drawn anew as time passes, without another scene.
 * Times are milliseconds of the game's clock.
 */
public interface Ticking extends Piece {

  /** Draws how it looks at that time. Makes nothing while drawing. */
  void draw(Canvas canvas, float width, float height, long now);

  /** The time at which the scene was made: where no clock runs, it shows that one. */
  long since();

  /** When it will look different; {@link Long#MAX_VALUE} if it never does. */
  long next(long now);

  /** When the time is up that it shows; {@link Long#MAX_VALUE} if it counts to no end. */
  long end();

  @Override
  default void draw(Canvas canvas, float width, float height) {
    draw(canvas, width, height, since());
  }
}

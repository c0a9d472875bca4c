package org.monsterbox.app.art.bigmonster;

import android.graphics.Canvas;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;

/** A tile: its ground and crystals end at its edges, its monster stands on it. */
final class TilePiece implements Alive {

  private static final float BREATH = 0.012f;

  private final Collage ground;
  private final Collage monster;
  private final Collage print;
  private final float wide;
  private final float high;
  private final float scale;

  /**
   * A tile of that size.
   *
   * @param scale how large its monster is: it grows as it mutates
   */
  TilePiece(Collage ground, Collage monster, Collage print, float wide, float high, float scale) {
    this.ground = ground;
    this.monster = monster;
    this.print = print;
    this.wide = wide;
    this.high = high;
    this.scale = scale;
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float blink, float breath) {
    canvas.save();
    Framed.fit(canvas, width, height, wide, high);
    canvas.clipRect(0, 0, wide, high);
    ground.draw(canvas);
    canvas.save();
    canvas.scale(scale - BREATH / 2 * breath, scale + BREATH * breath, wide / 2, high - 6);
    monster.draw(canvas, blink);
    canvas.restore();
    print.draw(canvas);
    canvas.restore();
  }
}

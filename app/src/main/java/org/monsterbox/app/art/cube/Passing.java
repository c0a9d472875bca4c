package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Ticking;

/**
 * A piece that is seen for a while and then not any more.
 *
 * @param since when the scene is made
 * @param from when it appears
 * @param until when it vanishes
 */
public record Passing(Piece piece, long since, long from, long until) implements Ticking {

  @Override
  public void draw(Canvas canvas, float width, float height, long now) {
    if (now >= from && now < until) {
      piece.draw(canvas, width, height);
    }
  }

  @Override
  public long next(long now) {
    return now < from ? from : now < until ? until : Long.MAX_VALUE;
  }

  @Override
  public long end() {
    return Long.MAX_VALUE;
  }
}

package org.monsterbox.app.games.bigmonster.moment;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;

/** How the game stands: the largest map of those that all can see, or a tile face down. */
public final class Miniature implements Piece {

  private final Piece picture;

  public Miniature(Props props, BigMonsterTable table) {
    if (!table.hasTableaus()) {
      picture = props.back();
      return;
    }
    int best = 0;
    for (int seat = 1; seat < table.seats(); seat++) {
      best = table.sheet(seat).total() > table.sheet(best).total() ? seat : best;
    }
    picture = new Thumbnail(props, table.tableau(best));
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    picture.draw(canvas, width, height);
  }
}
